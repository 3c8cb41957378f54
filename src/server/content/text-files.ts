import type { Language } from "#model/languages.ts";
import { z } from "zod";

export const Text = z.string().trim().min(1);

const toIso = (written: string) => new Date(written).toISOString();

export const Moment = z
  .union([z.iso.date(), z.iso.datetime()], "must be a day such as 2025-04-04, or a moment in UTC")
  .transform(toIso);

/** Other names that people search for, in their usual English spelling, or in Devanagari. */
export const OtherNames = z.array(Text).default([]);

/**
 * Returns the other names of a thing with its names in all languages, by each of which it is found. What the build keeps
 * for a language has only the name in that language itself.
 */
export const withAllNames = (otherNames: readonly string[], name: Readonly<Record<Language, string>>) => [
  ...new Set([...otherNames, ...Object.values(name)]),
];

/** The fields that a teaching has in each of its languages. */
export const PostTexts = z.strictObject({
  title: Text,
  /** The excerpt must be so short that no card cuts it off. */
  excerpt: Text.max(90),
  category: Text,
  author: Text.optional(),
  /** A sentence of the text, letter for letter, that is shown after a sitting. */
  line: Text.optional(),
});
export type PostTexts = z.infer<typeof PostTexts>;

export const PostFile = PostTexts.extend({
  createdAt: Moment,
  /** The field is absent until the text is first changed. */
  updated: Moment.optional(),
  featuredImage: Text.startsWith("/images/").optional(),
  /** These are names of what the text is about. */
  otherNames: OtherNames,
});

export const PageTexts = z.strictObject({ title: Text });
export const TextPageFile = PageTexts.extend({ updated: Moment });
