/** Milliseconds between two checks. */
const STEP = 400;
/** Consecutive checks without sound before silence is reported: longer than a short gap, and less than two seconds. */
const PATIENCE = 3;

interface Options {
  tracks: readonly Pick<MediaStreamTrack, "muted">[];
  context: Pick<AudioContext, "state" | "currentTime" | "resume">;
  /** Called with true when the microphone has fallen silent without having ended, with false when it is heard again. */
  onSilent: (isSilent: boolean) => void;
}

/**
 * Checks whether sound comes from an open microphone, from `start` to `stop`. In a call, or while another app listens,
 * the system mutes a track, or suspends or interrupts the context; in some browsers only its clock stands still. Events
 * do not report all of these.
 */
export function watchHearing({ tracks, context, onSilent }: Options) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let heardUntil = 0;
  let misses = 0;
  let isSilent = false;

  function look() {
    const hasAdvanced = context.currentTime > heardUntil;
    heardUntil = context.currentTime;
    if (context.state !== "running") wake();
    const isHearing = context.state === "running" && hasAdvanced && !tracks.some(({ muted }) => muted);
    misses = isHearing ? 0 : misses + 1;
    if (isHearing ? isSilent : !isSilent && misses >= PATIENCE) tell(!isSilent);
  }

  function tell(silent: boolean) {
    isSilent = silent;
    onSilent(silent);
  }

  // The browser refuses until the call is over, or until the next touch, so the next check asks again.
  const wake = () => void context.resume().catch(() => {});

  function stop() {
    clearInterval(timer);
    timer = undefined;
    misses = 0;
    isSilent = false;
  }

  return {
    start() {
      if (timer !== undefined) return;
      heardUntil = context.currentTime;
      timer = setInterval(look, STEP);
    },
    stop,
  };
}
