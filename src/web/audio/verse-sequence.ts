import { fadeAway, fadeOut, startPlayer } from "./mantra-player.ts";
import { beginSound, endSound } from "./one-sound.ts";

/** The first and the last verse of a repeated range, by index. */
export type RepeatedRange = readonly [first: number, last: number];

export interface SequenceState {
  /** The index of the verse that sounds, or will sound next. */
  place: number;
  isSounding: boolean;
  /** The range is null where nothing is repeated. */
  repeated: RepeatedRange | null;
  /** The flag is true after a recording could not be played. */
  hasFailed: boolean;
}

export const silentSequence: SequenceState = { place: 0, isSounding: false, repeated: null, hasFailed: false };

interface SequenceSound {
  player: HTMLAudioElement;
  /** Returns the address of the recording of each verse; a verse without one is skipped. */
  recordings: () => readonly (string | undefined)[];
  onChange: (state: SequenceState) => void;
  /** Called when the last verse has been heard to its end. */
  onEnd: () => void;
}

/** Plays verses one after another in one player, because a phone starts no second one without a press. */
export function createVerseSequence({ player, recordings, onChange, onEnd }: SequenceSound) {
  const listening = new AbortController();
  let state = silentSequence;
  /**
   * The flag is true where a press before hydration has started a recording that has already ended, and the press has
   * not been replayed yet.
   */
  let isOverAlready = player.ended;

  function change(changes: Partial<SequenceState>) {
    state = { ...state, ...changes };
    onChange(state);
  }

  const nextOf = (place: number) => recordings().findIndex((url, at) => at > place && url !== undefined);
  const before = (place: number) => recordings().findLastIndex((url, at) => at < place && url !== undefined);

  function onPlaying() {
    beginSound(silence);
    change({ isSounding: true });
  }

  /** Plays a verse. To be called in a press, because browsers allow the first sound only there. */
  function play(place: number) {
    const url = recordings()[place];
    if (url === undefined) return;
    if (player.error || player.getAttribute("src") !== url) player.src = url;
    change({ place, hasFailed: false, repeated: rangeAt(place) });
    if (isOverAlready && player.ended) return onEnded();
    // A press before hydration has already started the player.
    if (!player.paused) onPlaying();
    startPlayer(player);
    const next = recordings()[following()];
    if (next !== url) fetchAhead(next);
  }

  /**
   * Returns the index of the verse that is heard next; -1 at the end. After the last verse of a range its first verse
   * follows.
   */
  function following() {
    const { place, repeated } = state;
    const next = nextOf(place);
    return repeated && !isWithin(repeated, next) ? nextOf(repeated[0] - 1) : next;
  }

  function onEnded(): void {
    isOverAlready = false;
    const next = following();
    if (next >= 0) return play(next);
    endSound(silence);
    change({ isSounding: false, place: nextOf(-1) });
    onEnd();
  }

  function step(place: number) {
    if (place < 0) return;
    if (state.isSounding) play(place);
    else change({ place, repeated: rangeAt(place) });
  }

  /** Returns the repeated range, or null if the chosen verse lies outside of it. */
  const rangeAt = (place: number) => (isWithin(state.repeated, place) ? state.repeated : null);

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
    /** Makes this verse the one that is heard next. Does nothing while a verse sounds. */
    choose: (place: number) => void (state.isSounding || step(place)),
    /** Repeats these verses until another is chosen; null repeats nothing. */
    repeat: (repeated: RepeatedRange | null) => change({ repeated }),
    leave() {
      listening.abort();
      endSound(silence);
      fadeAway(player);
    },
  };
}

const isWithin = (range: RepeatedRange | null, place: number) =>
  range !== null && range[0] <= place && place <= range[1];

/** Fetches a recording early, so that there is no silence between two verses on a slow network. */
function fetchAhead(url: string | undefined) {
  if (url === undefined) return;
  const ahead = new Audio();
  ahead.preload = "auto";
  ahead.src = url;
}
