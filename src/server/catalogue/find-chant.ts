import type { Chant } from "#contract/page-replies.ts";
import type { Library } from "../content/library.ts";

/** Finds a mantra; null for an unknown one, or for one that belongs to another deity. */
export function findChant({ deities, chants }: Library, deityId: string, mantraId: string): Chant | null {
  const chant = chants.get(mantraId);
  return chant && chant.deity.id === deities.get(deityId)?.id ? chant : null;
}
