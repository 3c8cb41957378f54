import type { HymnName } from "./hymn.ts";
import type { Mantra } from "./mantra.ts";

/** A deity as it is named beside one of its mantras. */
export interface DeityName {
  id: string;
  name: string;
  /** Inline SVG, checked against an allow-list when the content is loaded. */
  svgIcon: string;
  /** Path of its picture. */
  image: string;
  /** Set where its pages are dark by day as well. */
  isNight?: true;
}

/** A deity as one card of a grid. */
export interface DeityCard extends DeityName {
  /** Devanagari. */
  sanskritName: string;
  description: string;
  mantraCount: number;
}

/** A deity's own page. */
export interface Deity extends DeityCard {
  longDescription: string;
  mantras: Mantra[];
  /** Whole texts addressed to it. Absent where there are none, and in a reply kept from an older release. */
  hymns?: HymnName[];
}

/** Other spellings of a deity's id in addresses, each with the id itself. */
export type DeityAliases = Readonly<Record<string, string>>;
