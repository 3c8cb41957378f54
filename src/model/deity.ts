import type { Mantra } from "./mantra.ts";

/** Every deity of the catalogue, in the order of the grid. */
export const deityIds = [
  "shiva",
  "ram",
  "lakshmi",
  "saraswati",
  "durga",
  "hanuman",
  "ganesha",
  "vishnu",
  "krishna",
] as const;
export type DeityId = (typeof deityIds)[number];

/** Other spellings under which a deity is found; the value is the id it has everywhere else. */
export const deityAliases: ReadonlyMap<string, DeityId> = new Map([["ganesh", "ganesha"]]);

/** Who a mantra belongs to, where the mantra is the subject. */
export interface DeityName {
  id: string;
  name: string;
  /** Inline SVG, checked against an allow-list when the content is loaded. */
  svgIcon: string;
}

/** A deity as one card of a grid. */
export interface DeityCard extends DeityName {
  description: string;
  mantraCount: number;
}

/** A deity's own page. */
export interface Deity extends DeityCard {
  longDescription: string;
  mantras: Mantra[];
}
