import { readStored } from "../../device/storage.ts";

/** Name under which the device stores the verse at which each hymn was stopped (kept-places.ts, which is loaded late). */
export const PLACES = "hymn-places";

/** True for visitors to whom a hymn may offer to go on. */
export const isAnyPlaceKept = () => readStored(PLACES) !== null;
