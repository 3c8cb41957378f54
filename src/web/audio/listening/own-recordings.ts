import type { TimedSyllable } from "#model/mantra.ts";
import { deviceTable } from "../../device/device-table.ts";

/** One repetition of a mantra in the voice of the person who uses this device. */
export interface OwnRecording {
  /** A WAV file. */
  file: Blob;
  seconds: number;
  /** Absent where the syllables could not be told apart. */
  timing?: TimedSyllable[];
}

/** Recordings by the person who uses this device, by the id of the mantra. They never leave the device. */
export const ownRecordings = deviceTable<OwnRecording>("own-recordings", 1);
