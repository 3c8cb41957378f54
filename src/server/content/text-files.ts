import { z } from "zod";

export const Text = z.string().trim().min(1);

const toIso = (written: string) => new Date(written).toISOString();

export const Moment = z
  .union([z.iso.date(), z.iso.datetime()], "must be a day such as 2025-04-04, or a moment in UTC")
  .transform(toIso);

/** What a teaching has in each of its languages. */
export const PostTexts = z.strictObject({
  title: Text,
  /** The excerpt is so short that no card has to cut it off. */
  excerpt: Text.max(90),
  category: Text,
  author: Text.optional(),
  /** Sentence of the text, to the letter, that is shown after a sitting. */
  line: Text.optional(),
});
export type PostTexts = z.infer<typeof PostTexts>;

export const PostFile = PostTexts.extend({
  createdAt: Moment,
  /** Absent until the text is changed for the first time. */
  updated: Moment.optional(),
  featuredImage: Text.startsWith("/images/").optional(),
});

export const PageTexts = z.strictObject({ title: Text });
export const TextPageFile = PageTexts.extend({ updated: Moment });
