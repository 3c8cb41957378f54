/** A teaching as the list of teachings shows it. */
export interface PostCard {
  id: string;
  slug: string;
  title: string;
  /** One or two sentences, short enough for three lines of a card. */
  excerpt: string;
  featuredImage: string;
  /** Time of publication in UTC. */
  createdAt: string;
  category: string;
}

/** What a link to a teaching needs. */
export type PostName = Pick<PostCard, "slug" | "title">;

/** A teaching as its own page shows it. */
export interface Post extends PostCard {
  author: string;
  /** HTML that the server made from Markdown. It has only the few elements that texts need. */
  content: string;
  viewCount: number;
  minutesToRead: number;
  /** Two other teachings, the most closely related first. */
  related: PostCard[];
}

/** Picture for a teaching that has none of its own, or whose picture cannot be loaded. */
export const defaultPostImage = "/images/default-blog.jpg";
