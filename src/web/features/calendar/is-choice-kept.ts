import { CALENDAR_CHOICE } from "../../device/calendar-place.ts";
import { readStored } from "../../device/storage.ts";

/** True on a device on which a place was chosen, or how months are named. */
export const isChoiceKept = () => readStored(CALENDAR_CHOICE) !== null;
