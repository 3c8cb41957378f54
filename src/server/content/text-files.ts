import { z } from "zod";

const Text = z.string().trim().min(1);

const toIso = (written: string) => new Date(written).toISOString();

export const Moment = z
  .union([z.iso.date(), z.iso.datetime()], "must be a day such as 2025-04-04, or a moment in UTC")
  .transform(toIso);

export const PostFile = z.strictObject({
  title: Text,
  /** The excerpt is so short that no card has to cut it off. */
  excerpt: Text.max(90),
  category: Text,
  createdAt: Moment,
  /** Absent until the text is changed for the first time. */
  updated: Moment.optional(),
  author: Text.optional(),
  featuredImage: Text.startsWith("/images/").optional(),
  /** Sentence of the text, to the letter, that is shown after a sitting. */
  line: Text.optional(),
});
export type PostFile = z.infer<typeof PostFile>;

export const TextPageFile = z.strictObject({ title: Text, updated: Moment });
export type TextPageFile = z.infer<typeof TextPageFile>;
