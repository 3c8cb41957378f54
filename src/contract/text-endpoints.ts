import type { HymnTiming } from "#model/hymn.ts";
import type { WordByWord } from "#model/mantra.ts";
import { endpoint } from "./endpoint.ts";

/**
 * These endpoints are apart from those that every page loads, because a text is read before a person looks at its
 * words, or listens to it.
 */
export const textApi = {
  words: endpoint("GET", "/api/words/:mantraId", "public").replies<WordByWord>(),
  hymnTiming: endpoint("GET", "/api/hymns/:hymnId/timing", "public").replies<HymnTiming>(),
};
