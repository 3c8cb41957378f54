import { readStored } from "../../device/storage.ts";

/** Name under which the device stores the verse at which each hymn was stopped (use-hymn-player.ts, which is loaded late). */
export const PLACES = "hymn-places";

/** Returns true if a hymn may offer the visitor to continue. */
export const isAnyPlaceKept = () => readStored(PLACES) !== null;

interface LeftVerse {
  id: string;
  /** The distance in pixels from the top of the window. */
  top: number;
}

/** Returns the verse that was in sight when this entry of the history was left (use-whole-hymn.ts, which is loaded late). */
export const readLeftVerse = () => (history.state as { leftVerse?: LeftVerse } | null)?.leftVerse;

export const noteLeftVerse = (leftVerse: LeftVerse) => history.replaceState({ ...history.state, leftVerse }, "");

/** Returns the verse to which this entry of the history leads: where it was left, or else the one that its address names. */
export const verseOfEntry = () => readLeftVerse()?.id ?? location.hash.slice(1);

/** Returns true where the page is to show a verse that is not in it yet. */
export const isVerseAwaited = () => verseOfEntry() !== "" && document.getElementById(verseOfEntry()) === null;
