/** A teaching as one card of the list. */
export interface PostCard {
  id: string;
  slug: string;
  title: string;
  /** A sentence or two, short enough for three lines of a card. */
  excerpt: string;
  featuredImage: string;
  /** A moment in UTC. */
  createdAt: string;
  category: string;
}

/** A teaching as a link names it. */
export type PostName = Pick<PostCard, "slug" | "title">;

/** A teaching to read. */
export interface Post extends PostCard {
  author: string;
  /** HTML of the few elements that texts need, made from Markdown by the server. */
  content: string;
  viewCount: number;
  minutesToRead: number;
  /** Two other teachings, the nearest first. */
  related: PostCard[];
}

/** Picture of a teaching that has none of its own, or whose picture cannot be loaded. */
export const defaultPostImage = "/images/default-blog.jpg";
