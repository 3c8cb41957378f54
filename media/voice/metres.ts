/** Syllables of one quarter (pāda) of a stanza, by the metre's name as the content files write it. */
const PADA_SYLLABLES: Record<string, number> = {
  gayatri: 8,
  anushtubh: 8,
  trishtubh: 11,
  jagati: 12,
  sragvini: 12,
  malini: 15,
  mandakranta: 17,
  shardulavikridita: 19,
};

/** Null for a text without a metre, or with one that is not known here. */
export function padaLength(metre: string | undefined): number | null {
  return PADA_SYLLABLES[metre ?? ""] ?? null;
}
