import { z } from "zod";
import { Mantra } from "./mantra.ts";

/** A deity as it is named next to one of its mantras. */
export const DeityName = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Inline SVG, which is checked against an allow-list when the content is loaded. */
  svgIcon: z.string(),
  /** The path of its picture. */
  image: z.string(),
  /** The field is set where the deity's pages are dark also by day. */
  isNight: z.literal(true).exactOptional(),
});
export type DeityName = z.infer<typeof DeityName>;

/** A deity as a card of a grid. */
export const DeityCard = DeityName.extend({
  /** The name in Devanagari. */
  sanskritName: z.string(),
  description: z.string(),
  mantraCount: z.int().min(0),
});
export type DeityCard = z.infer<typeof DeityCard>;

/** A hymn as a link names it. */
export const HymnName = z.strictObject({ id: z.string(), title: z.string() });
export type HymnName = z.infer<typeof HymnName>;

/** A deity's own page. */
export const Deity = DeityCard.extend({
  longDescription: z.string(),
  mantras: z.array(Mantra),
  /**
   * The hymns to the deity. The field is absent where there are none, and in a reply that is kept from an older
   * release.
   */
  hymns: z.array(HymnName).exactOptional(),
});
export type Deity = z.infer<typeof Deity>;

/** Other spellings of a deity's id in addresses, each with the id itself. */
export type DeityAliases = Readonly<Record<string, string>>;
