import { z } from "zod";

/**
 * A piece of a text. `found` is set on what was sought. `plain` is the same text in plain Latin letters, where a verse
 * is in IAST.
 */
export const Piece = z.strictObject({
  text: z.string(),
  plain: z.string().exactOptional(),
  found: z.literal(true).exactOptional(),
});
export type Piece = z.infer<typeof Piece>;

const shown = {
  /** The part of a text that matches the query. */
  snippet: z.array(Piece),
  /** The field is true where that part is in a verse, which is never translated. */
  isVerse: z.literal(true).exactOptional(),
  /** The rank among the results of all kinds, where 0 is the best. */
  rank: z.int().min(0),
};

export const FoundDeity = z.strictObject({ id: z.string(), name: z.string(), ...shown });
export type FoundDeity = z.infer<typeof FoundDeity>;

export const FoundMantra = z.strictObject({
  id: z.string(),
  title: z.string(),
  deityId: z.string(),
  deityName: z.string(),
  /** The first pāda in Devanagari, with an ellipsis where the text goes on. */
  opening: z.string(),
  ...shown,
});
export type FoundMantra = z.infer<typeof FoundMantra>;

export const FoundHymn = z.strictObject({
  id: z.string(),
  title: z.string(),
  deityName: z.string(),
  /** The verse that matches, where it is not the hymn as a whole, and the section of a long hymn that contains it. */
  verse: z.strictObject({ id: z.string(), name: z.string(), section: z.string().exactOptional() }).exactOptional(),
  ...shown,
});
export type FoundHymn = z.infer<typeof FoundHymn>;

export const FoundPost = z.strictObject({ slug: z.string(), title: z.string(), category: z.string(), ...shown });
export type FoundPost = z.infer<typeof FoundPost>;

/** The results of a search, the best of each kind first. */
export const Found = z.strictObject({
  deities: z.array(FoundDeity),
  mantras: z.array(FoundMantra),
  hymns: z.array(FoundHymn),
  posts: z.array(FoundPost),
  /**
   * The title that is most similar to the query, and the path of its page. The field is present where nothing matches.
   */
  nearest: z.strictObject({ title: z.string(), path: z.string() }).exactOptional(),
});
export type Found = z.infer<typeof Found>;
