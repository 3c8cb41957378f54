import { nicety } from "./nicety.ts";

/** The title and controls for a lock screen or a headset. */
export interface Played {
  title: string;
  artist: string;
  artwork?: string;
  play: () => void;
  pause: () => void;
  next?: () => void;
}

interface PlayedState {
  isPlaying: boolean;
  /** The length in seconds; null for a sound without an end. */
  duration: number | null;
  position: number;
}

const none: MediaPositionState = {};

/**
 * Performs one step that may throw by itself: browsers lack a button or the position, and the other steps still work.
 */
const attempt = (what: string, use: () => void) => nicety(`${what} on the lock screen`, use, undefined);

/** Shows a practice on the lock screen, as far as the device has one. */
export function showOnLockScreen(played: Played) {
  // Some browsers lack the media session, which its type does not say.
  const session = nicety("lock screen", () => navigator.mediaSession as MediaSession | undefined, undefined);
  return session ? showIn(session, played) : { update: () => {}, clear: () => {} };
}

function showIn(session: MediaSession, { title, artist, artwork, play, pause, next }: Played) {
  const actions = [
    ["play", play],
    ["pause", pause],
    ["nexttrack", next],
  ] as const;
  attempt("title", () => {
    session.metadata = new MediaMetadata({ title, artist, ...(artwork && { artwork: [{ src: artwork }] }) });
  });
  for (const [action, act] of actions) attempt(action, () => session.setActionHandler(action, act ?? null));

  function update({ isPlaying, duration, position }: PlayedState) {
    attempt("state", () => (session.playbackState = isPlaying ? "playing" : "paused"));
    const isKnown = duration !== null && position >= 0 && position <= duration;
    attempt("position", () => session.setPositionState(isKnown ? { duration, position, playbackRate: 1 } : none));
  }

  function clear() {
    attempt("title", () => (session.metadata = null));
    attempt("state", () => (session.playbackState = "none"));
    attempt("position", () => session.setPositionState(none));
    for (const [action] of actions) attempt(action, () => session.setActionHandler(action, null));
  }

  return { update, clear };
}
