import { readStored } from "../../device/storage.ts";

/** Key of what is chosen in the storage of the device. */
export const CALENDAR_CHOICE = "calendar";

/** True on a device on which a place was chosen, or how months are named. */
export const isChoiceKept = () => readStored(CALENDAR_CHOICE) !== null;
