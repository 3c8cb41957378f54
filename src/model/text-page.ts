import { z } from "zod";
import type { LegalText } from "./legal-texts.ts";

/** A page that only consists of text: About, and each of the legal texts. */
export const TextPage = z.strictObject({
  title: z.string(),
  /** The beginning of its text, for search engines. */
  description: z.string(),
  /** HTML of the few elements that texts need. The server makes it from Markdown. */
  content: z.string(),
});
export type TextPage = z.infer<typeof TextPage>;

const texts: Record<LegalText, typeof TextPage> = { privacy: TextPage, terms: TextPage, disclaimer: TextPage };

/** All legal texts, each under its title. */
export const Legal = z.strictObject({ title: z.string(), description: z.string(), texts: z.strictObject(texts) });
export type Legal = z.infer<typeof Legal>;
