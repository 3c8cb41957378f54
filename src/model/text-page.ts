import { z } from "zod";
import type { LegalText } from "./legal-texts.ts";

/** A page that is nothing but text: About, and each of the legal texts. */
export const TextPage = z.strictObject({
  title: z.string(),
  /** Beginning of its text, for search engines. */
  description: z.string(),
  /** HTML of the few elements that texts need, made from Markdown by the server. */
  content: z.string(),
});
export type TextPage = z.infer<typeof TextPage>;

const texts: Record<LegalText, typeof TextPage> = { privacy: TextPage, terms: TextPage, disclaimer: TextPage };

/** All legal texts, under a title that names each. */
export const Legal = z.strictObject({ title: z.string(), description: z.string(), texts: z.strictObject(texts) });
export type Legal = z.infer<typeof Legal>;
