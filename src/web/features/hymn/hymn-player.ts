import { fadeAway, fadeOut, startPlayer } from "../../audio/mantra-player.ts";
import { beginSound, endSound } from "../../audio/one-sound.ts";

export interface HymnState {
  /** Index of the verse that is heard, or will be. */
  place: number;
  isSounding: boolean;
  isRepeating: boolean;
  /** True after a recording could not be played. */
  hasFailed: boolean;
}

export const silentHymn: HymnState = { place: 0, isSounding: false, isRepeating: false, hasFailed: false };

interface HymnSound {
  player: HTMLAudioElement;
  /** Address of the recording of each verse; a verse without one is passed over. */
  recordings: readonly (string | undefined)[];
  onChange: (state: HymnState) => void;
  /** Called when the last verse has been heard to its end. */
  onEnd: () => void;
}

/** Plays the verses of a hymn one after another in one player, because a phone starts no second one without a press. */
export function createHymnPlayer({ player, recordings, onChange, onEnd }: HymnSound) {
  const listening = new AbortController();
  let state = silentHymn;
  /** True where a press before hydration started a recording that has ended, and the press is not replayed yet. */
  let isOverAlready = player.ended;

  function change(changes: Partial<HymnState>) {
    state = { ...state, ...changes };
    onChange(state);
  }

  const nextOf = (place: number) => recordings.findIndex((url, at) => at > place && url !== undefined);
  const before = (place: number) => recordings.findLastIndex((url, at) => at < place && url !== undefined);

  function onPlaying() {
    beginSound(silence);
    change({ isSounding: true });
  }

  /** Call it in a press, because browsers allow the first sound only there. */
  function play(place: number) {
    const url = recordings[place];
    if (url === undefined) return;
    if (player.error || player.getAttribute("src") !== url) player.src = url;
    change({ place, hasFailed: false });
    if (isOverAlready && player.ended) return onEnded();
    // A press before hydration has already started the player.
    if (!player.paused) onPlaying();
    startPlayer(player);
    fetchAhead(recordings[nextOf(place)]);
  }

  /** Begins the next verse, or the same one where it is repeated. */
  function onEnded(): void {
    isOverAlready = false;
    if (state.isRepeating) return play(state.place);
    const next = nextOf(state.place);
    if (next >= 0) return play(next);
    endSound(silence);
    change({ isSounding: false, place: nextOf(-1) });
    onEnd();
  }

  function step(place: number) {
    if (place < 0) return;
    if (state.isSounding) play(place);
    else change({ place });
  }

  const silence = () => fadeOut(player);
  const on = (name: string, listener: () => void) =>
    player.addEventListener(name, listener, { signal: listening.signal });

  on("play", onPlaying);
  on("pause", () => {
    // A pause at the end of a verse is no stop, because the next verse begins.
    if (player.ended) return;
    endSound(silence);
    change({ isSounding: false });
  });
  on("ended", onEnded);
  on("error", () => change({ isSounding: false, hasFailed: true }));

  return {
    play,
    toggle: () => (state.isSounding ? fadeOut(player) : play(state.place)),
    next: () => step(nextOf(state.place)),
    previous: () => step(before(state.place)),
    repeat: () => change({ isRepeating: !state.isRepeating }),
    leave() {
      listening.abort();
      endSound(silence);
      fadeAway(player);
    },
  };
}

/** Fetches a recording early, so that there is no silence between two verses on a slow network. */
function fetchAhead(url: string | undefined) {
  if (url === undefined) return;
  const ahead = new Audio();
  ahead.preload = "auto";
  ahead.src = url;
}
