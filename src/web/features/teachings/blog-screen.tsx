import { Link } from "wouter";
import { pageApi } from "#contract/page-api.ts";
import { paths } from "#model/paths.ts";
import type { PostCard as Card } from "#model/post.ts";
import { useQueryFailure } from "./use-query-failure.ts";
import { tryGet } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { blogMessages as t } from "#messages/teachings.ts";
import { PostDate } from "./post-date.tsx";
import { PostPicture } from "./post-picture.tsx";

/** Shows all teachings. Posts are null if the request has failed. */
export default function BlogScreen({ posts }: { posts: Card[] | null }) {
  return (
    <section className="teachings">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      {!posts && <Failed />}
      {posts?.length === 0 && (
        <div className="no-teachings">
          <p>{t.empty}</p>
          <p>{t.comeBack}</p>
        </div>
      )}
      {posts && posts.length > 0 && (
        <ul>
          {posts.map((post, place) => (
            <li key={post.id}>
              <PostCard post={post} isFirst={place === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const listOfPosts = tryGet(pageApi.blogPosts, {});

/**
 * Tells why the teachings could not be fetched, with a button that repeats the request. Navigating to the page again
 * repeats it too.
 */
function Failed() {
  const { mutate } = useReplyCache();
  const error = useQueryFailure(listOfPosts);
  return (
    <div className="no-teachings" role="alert">
      <p>{t.failed}</p>
      <p>{t.tryLater}</p>
      {error && <p className="error-text">{error}</p>}
      <button className="button" onClick={() => void mutate(listOfPosts.path)}>
        {t.tryAgain}
      </button>
    </div>
  );
}

function PostCard({ post, isFirst }: { post: Card; isFirst: boolean }) {
  return (
    <Link className="card post-card" href={paths.post(post.slug)}>
      <PostPicture source={post.featuredImage} eager={isFirst} />
      <div>
        <h2>{post.title}</h2>
        <PostDate createdAt={post.createdAt} />
        <p className="excerpt">{shortExcerpt(post.excerpt)}</p>
        <p className="card-end">
          <span className="category">{post.category}</span> <span className="read-more">{t.readMore}</span>
        </p>
      </div>
    </Link>
  );
}

/** The longest excerpt in characters, about three lines of the narrowest card. */
const LONGEST = 78;

/**
 * Shortens an excerpt. It ends with a word, so that no comma or semicolon stands before the ellipsis. A short excerpt
 * stays as it is.
 */
export function shortExcerpt(excerpt: string): string {
  if (excerpt.length <= LONGEST) return excerpt;
  const words = excerpt.slice(0, LONGEST).replace(/\s\S*$/, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}
