import type { Chant } from "#contract/page-replies.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { OWN_DEITY } from "#model/paths.ts";
import type { Library } from "../content/library.ts";

/** Finds a mantra; null for an unknown one, or for one that belongs to another deity. */
export function findChant({ deities, chants }: Library, deityId: string, mantraId: string): Chant | null {
  const chant = chants.get(mantraId);
  return chant && chant.deity.id === deities.get(deityId)?.id ? chant : null;
}

/**
 * The deity's own id, which may be given in another spelling, of a mantra that may stand in the log; null for an unknown
 * one. Of a mantra that a person has made, the server knows nothing but its id.
 */
export function findDeityId(library: Library, deityId: string, mantraId: string): string | null {
  if (deityId === OWN_DEITY && isOwnMantra(mantraId)) return OWN_DEITY;
  return findChant(library, deityId, mantraId)?.deity.id ?? null;
}
