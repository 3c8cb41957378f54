import type { Template } from "mantra-listening";
import { deviceTable } from "../../device/device-table.ts";

/**
 * The template of each mantra, by its id, as the person who uses this device chants it. It is only stored if the person
 * asks for it.
 */
const rememberedVoices = deviceTable<Template>("voices", 1);

/** Finds a kept voice; null also where the browser keeps nothing, and then the voice is taught or found again. */
export async function findVoice(mantraId: string) {
  try {
    return await rememberedVoices.get(mantraId);
  } catch (error) {
    console.info("No voice is kept", error);
    return null;
  }
}

/** Keeps a voice, or deletes it with null. Resolves to false where the browser refuses. */
export async function keepVoice(mantraId: string, template: Template | null): Promise<boolean> {
  try {
    await (template === null ? rememberedVoices.delete(mantraId) : rememberedVoices.put(mantraId, template));
    return true;
  } catch (error) {
    console.info("The voice is not kept", error);
    return false;
  }
}
