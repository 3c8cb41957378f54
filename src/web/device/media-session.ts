/** Title and controls for a lock screen or a headset. */
export interface Played {
  title: string;
  artist: string;
  artwork?: string;
  play: () => void;
  pause: () => void;
  next?: () => void;
}

export interface PlayedState {
  isPlaying: boolean;
  /** Seconds; null for what has no end. */
  duration: number | null;
  position: number;
}

const none: MediaPositionState = {};

/** Puts a practice on the lock screen. */
export function showOnLockScreen({ title, artist, artwork, play, pause, next }: Played) {
  if (!("mediaSession" in navigator)) return { update: () => {}, clear: () => {} };
  const session = navigator.mediaSession;
  const actions = [
    ["play", play],
    ["pause", pause],
    ["nexttrack", next],
  ] as const;
  session.metadata = new MediaMetadata({ title, artist, ...(artwork && { artwork: [{ src: artwork }] }) });
  for (const [action, act] of actions) session.setActionHandler(action, act ?? null);

  function update({ isPlaying, duration, position }: PlayedState) {
    session.playbackState = isPlaying ? "playing" : "paused";
    const isKnown = duration !== null && position >= 0 && position <= duration;
    session.setPositionState(isKnown ? { duration, position, playbackRate: 1 } : none);
  }

  function clear() {
    session.metadata = null;
    session.playbackState = "none";
    session.setPositionState(none);
    for (const [action] of actions) session.setActionHandler(action, null);
  }

  return { update, clear };
}
