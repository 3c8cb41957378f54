import type { Chant } from "#contract/page-replies.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { OWN_DEITY } from "#model/paths.ts";
import type { Library } from "../content/library.ts";

/** Finds a mantra. The result is null for an unknown mantra, and for one of another deity. */
export function findChant({ deities, chants }: Library, deityId: string, mantraId: string): Chant | null {
  const chant = chants.get(mantraId);
  return chant && chant.deity.id === deities.get(deityId)?.id ? chant : null;
}

/**
 * Returns the deity's main id, from any spelling of it, if the mantra may stand in the log, and null for an unknown
 * mantra. Of a mantra that a person has written, the server only knows the id.
 */
export function findDeityId(library: Library, deityId: string, mantraId: string): string | null {
  if (deityId === OWN_DEITY && isOwnMantra(mantraId)) return OWN_DEITY;
  return findChant(library, deityId, mantraId)?.deity.id ?? null;
}
