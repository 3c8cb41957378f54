import { z } from "zod";

/** A teaching as a card of the list. */
export const PostCard = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** A sentence or two, short enough for three lines of a card. */
  excerpt: z.string(),
  featuredImage: z.string(),
  /** A moment in UTC. */
  createdAt: z.iso.datetime(),
  category: z.string(),
});
export type PostCard = z.infer<typeof PostCard>;

/** A teaching as a link names it. */
export const PostName = PostCard.pick({ slug: true, title: true });
export type PostName = z.infer<typeof PostName>;

/** A teaching to read. */
export const Post = PostCard.extend({
  author: z.string(),
  /** HTML of the few elements that texts need. The server makes it from Markdown. */
  content: z.string(),
  viewCount: z.int().min(0),
  minutesToRead: z.number(),
  /** Two other teachings, the nearest first. */
  related: z.array(PostCard),
});
export type Post = z.infer<typeof Post>;
