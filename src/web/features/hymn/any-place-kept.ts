import { readStored } from "../../device/storage.ts";

/** Name under which the device stores the verse at which each hymn was stopped (kept-places.ts, which is loaded late). */
export const PLACES = "hymn-places";

/** Returns true if a hymn may offer the visitor to continue. */
export const isAnyPlaceKept = () => readStored(PLACES) !== null;
