import type { HymnTiming } from "#model/hymn.ts";
import type { WordByWord } from "#model/mantra.ts";
import { endpoint } from "./endpoint.ts";

/** Apart from what every page loads: a text is read before somebody asks for its words, or hears it. */
export const textApi = {
  words: endpoint("GET", "/api/words/:mantraId", "public").replies<WordByWord>(),
  hymnTiming: endpoint("GET", "/api/hymns/:hymnId/timing", "public").replies<HymnTiming>(),
};
