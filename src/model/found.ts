import { z } from "zod";

/** A piece of a text; `found` is set on what was sought. `plain` is the same in plain Latin letters, where a verse is in IAST. */
export const Piece = z.strictObject({
  text: z.string(),
  plain: z.string().exactOptional(),
  found: z.literal(true).exactOptional(),
});
export type Piece = z.infer<typeof Piece>;

const shown = {
  /** The place of a text that matches the query. */
  snippet: z.array(Piece),
  /** True where that place is in a verse, which is never translated. */
  isVerse: z.literal(true).exactOptional(),
  /** Its place among the results of all kinds: 0 for the best. */
  rank: z.int().min(0),
};

export const FoundDeity = z.strictObject({ id: z.string(), name: z.string(), ...shown });
export type FoundDeity = z.infer<typeof FoundDeity>;

export const FoundMantra = z.strictObject({
  id: z.string(),
  title: z.string(),
  deityId: z.string(),
  deityName: z.string(),
  /** Devanagari of its first pāda, with an ellipsis where the text goes on. */
  opening: z.string(),
  ...shown,
});
export type FoundMantra = z.infer<typeof FoundMantra>;

export const FoundHymn = z.strictObject({
  id: z.string(),
  title: z.string(),
  deityName: z.string(),
  /** The verse that matches, where it is not the hymn as a whole, and the section of a long hymn that has it. */
  verse: z.strictObject({ id: z.string(), name: z.string(), section: z.string().exactOptional() }).exactOptional(),
  ...shown,
});
export type FoundHymn = z.infer<typeof FoundHymn>;

export const FoundPost = z.strictObject({ slug: z.string(), title: z.string(), category: z.string(), ...shown });
export type FoundPost = z.infer<typeof FoundPost>;

/** Results of a search, the best of each kind first. */
export const Found = z.strictObject({
  deities: z.array(FoundDeity),
  mantras: z.array(FoundMantra),
  hymns: z.array(FoundHymn),
  posts: z.array(FoundPost),
  /** Present where nothing fits the query: what comes nearest to it, and the path of its page. */
  nearest: z.strictObject({ title: z.string(), path: z.string() }).exactOptional(),
});
export type Found = z.infer<typeof Found>;
