import type { Template } from "#practice/listening/teaching.ts";
import { deviceTable } from "../device/device-table.ts";

/** Template of each mantra, by its id, as the person of this device chants it: kept only if asked. */
export const rememberedVoices = deviceTable<Template>("voices", 1);
