import { ownRecordings } from "./own-recordings.ts";
import { keepVoice } from "./remembered-voices.ts";

/** Deletes from this device what the person has recorded of a mantra, and how they chant it. */
export async function forgetSounds(mantraId: string) {
  await keepVoice(mantraId, null);
  await ownRecordings.delete(mantraId).catch((error: unknown) => console.info("The recording is not deleted", error));
}
