import { z } from "zod";

/** A piece of a text; `found` is set on what was sought. */
export const Piece = z.strictObject({ text: z.string(), found: z.literal(true).exactOptional() });
export type Piece = z.infer<typeof Piece>;

/** The place of a text that matches the query. */
const snippet = z.array(Piece);

export const FoundDeity = z.strictObject({ id: z.string(), name: z.string(), snippet });
export type FoundDeity = z.infer<typeof FoundDeity>;

export const FoundMantra = z.strictObject({
  id: z.string(),
  title: z.string(),
  deityId: z.string(),
  deityName: z.string(),
  snippet,
});
export type FoundMantra = z.infer<typeof FoundMantra>;

export const FoundHymn = z.strictObject({ id: z.string(), title: z.string(), deityName: z.string(), snippet });
export type FoundHymn = z.infer<typeof FoundHymn>;

export const FoundPost = z.strictObject({ slug: z.string(), title: z.string(), category: z.string(), snippet });
export type FoundPost = z.infer<typeof FoundPost>;

/** Results of a search, the best of each kind first. */
export const Found = z.strictObject({
  deities: z.array(FoundDeity),
  mantras: z.array(FoundMantra),
  hymns: z.array(FoundHymn),
  posts: z.array(FoundPost),
});
export type Found = z.infer<typeof Found>;
