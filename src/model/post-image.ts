/** The picture of a teaching that has none of its own, or whose picture cannot be loaded. */
export const defaultPostImage = "/images/default-blog.jpg";
