import type { TimedSyllable } from "#model/mantra.ts";
import { deviceTable } from "../../device/device-table.ts";

/** One repetition of a mantra in the voice of the person who uses this device. */
export interface OwnRecording {
  /** The recording as a WAV file. */
  file: Blob;
  seconds: number;
  /** The field is absent where the syllables could not be distinguished. */
  timing?: TimedSyllable[];
}

/** The recordings of the person who uses this device, by the id of the mantra. They never leave the device. */
export const ownRecordings = deviceTable<OwnRecording>("own-recordings", 1);
