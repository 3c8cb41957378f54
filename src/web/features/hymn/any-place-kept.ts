import { readStored } from "../../device/storage.ts";

/** Name of the store with the verse at which each hymn was stopped on this device (kept-places.ts). */
export const PLACES = "hymn-places";

/** True for visitors to whom a hymn may offer to go on. */
export const isAnyPlaceKept = () => readStored(PLACES) !== null;
