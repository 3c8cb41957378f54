import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { PostCard } from "#model/post.ts";
import { postMessages as t } from "#messages/teachings.ts";
import { PostPicture } from "./post-picture.tsx";

export function RelatedPosts({ posts }: { posts: readonly PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <aside className="related" aria-labelledby="related">
      <h2 id="related">{t.related}</h2>
      <ul>
        {posts.map(({ slug, title, featuredImage }) => (
          <li key={slug}>
            <Link href={paths.post(slug)}>
              <PostPicture source={featuredImage} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
