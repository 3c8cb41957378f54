import { readStored } from "../../device/storage.ts";

/** Name under which the device stores the verse at which each hymn was stopped (kept-places.ts, which is loaded late). */
export const PLACES = "hymn-places";

/** Returns true if a hymn may offer the visitor to continue. */
export const isAnyPlaceKept = () => readStored(PLACES) !== null;

/** Returns true where the address names a verse that is not in the page yet (use-whole-hymn.ts, which is loaded late). */
export const isVerseAwaited = () => location.hash !== "" && document.getElementById(location.hash.slice(1)) === null;
