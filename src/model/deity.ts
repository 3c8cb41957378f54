import type { HymnName } from "./hymn.ts";
import type { Mantra } from "./mantra.ts";

/** A deity as it is named beside one of its mantras. */
export interface DeityName {
  id: string;
  name: string;
  /** Inline SVG. Its elements are checked against an allow-list when the content is loaded. */
  svgIcon: string;
  /** Path of the deity's picture. */
  image: string;
  /** Set if the deity's pages use the dark theme by day as well. */
  isNight?: true;
}

/** A deity as the grid of deities shows it. */
export interface DeityCard extends DeityName {
  /** Name in Devanagari. */
  sanskritName: string;
  description: string;
  mantraCount: number;
}

/** A deity as its own page shows it. */
export interface Deity extends DeityCard {
  longDescription: string;
  mantras: Mantra[];
  /** Hymns to this deity. Absent if there are none, and in replies that the browser kept from an older release. */
  hymns?: HymnName[];
}

/** Other spellings of deity ids that an address may contain, each with the id it stands for. */
export type DeityAliases = Readonly<Record<string, string>>;
