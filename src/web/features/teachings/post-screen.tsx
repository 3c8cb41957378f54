import { Link, useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import type { Post, PostCard } from "#model/post.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useViewCounting } from "./blog-views.ts";
import { failureMessages } from "#messages/ui.ts";
import { postMessages as t } from "#messages/teachings.ts";
import { PostDate } from "./post-date.tsx";
import { PostPicture } from "./post-picture.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReportMistake } from "../../ui/report-mistake.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { pageApi } from "#contract/page-api.ts";
import { useQueryFailure } from "./use-query-failure.ts";
import { get } from "../../data/queries.ts";

const readingSheet = lazyPart(() => import("./reading-sheet.tsx"), "display");

export default function PostScreen({ post }: { post: Post | null }) {
  return post ? <Article post={post} /> : <MissingPost />;
}

function Article({ post }: { post: Post }) {
  const { network } = failureMessages;
  const sheet = useOnDemand(readingSheet, () =>
    showToast({ title: t.readingFailed, description: network, variant: "destructive" }),
  );
  useViewCounting(post.slug);
  return (
    <article className={`post ${beginsWithLetter(post.content) ? "with-drop-cap" : ""}`}>
      <div className="post-top">
        <BackToAll />
        <button className="reading-button" aria-label={t.reading} aria-haspopup="dialog" onClick={sheet.show}>
          {t.readingSign}
        </button>
        {sheet.Part && <sheet.Part close={sheet.hide} />}
      </div>
      <PostPicture source={post.featuredImage} eager />
      <header>
        <h1>{post.title}</h1>
        <p className="about-post">
          <span>{post.author}</span>
          <PostDate createdAt={post.createdAt} />
          {/* These are kept together, so that the category never has a line to itself. */}
          <span className="about-post-text">
            <span>{t.minutesToRead(post.minutesToRead)}</span>
            <span>{t.views(post.viewCount)}</span>
            <span className="category">{post.category}</span>
          </span>
        </p>
        <p className="lead">{post.excerpt}</p>
      </header>
      <Prose html={post.content} />
      <p>
        <ReportMistake title={post.title} path={paths.post(post.slug)} />
      </p>
      <Neighbors slug={post.slug} />
      <RelatedPosts posts={post.related} />
    </article>
  );
}

/**
 * Returns true if a text begins with a letter. A large quotation mark would otherwise take the place of the initial.
 */
const beginsWithLetter = (html: string) => /^<p>\p{L}/u.test(html);

const BackToAll = () => (
  <Link href={paths.blog()} className="back">
    <Icon name="back" />
    {t.back}
  </Link>
);

/** These two teachings belong together and link to each other. */
const first = "introduction-to-vedic-mantras";
const second = "power-of-mantras-and-meditation";

function Neighbors({ slug }: { slug: string }) {
  if (slug !== first && slug !== second) return null;
  const isFirst = slug === first;
  return (
    <nav className="neighbors" aria-label={t.neighbors}>
      <Link className={`button quiet ${isFirst ? "next" : "previous"}`} href={paths.post(isFirst ? second : first)}>
        {isFirst ? t.next : t.previous}
      </Link>
    </nav>
  );
}

function RelatedPosts({ posts }: { posts: readonly PostCard[] }) {
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

/** Says that there is no such teaching, or that the request for it has failed and can be repeated. */
function MissingPost() {
  const [path] = useLocation();
  const error = useQueryFailure(get(pageApi.blogPost, { slug: path.slice(paths.post("").length) }));
  return (
    <section className="notice mandala">
      <h1>{t.missing}</h1>
      <p>{t.maybe}</p>
      {error && (
        <p className="error-text" role="alert">
          {t.failed}: {error}
        </p>
      )}
      <p className="buttons">
        {error && (
          <button className="button" onClick={() => location.reload()}>
            {t.tryAgain}
          </button>
        )}
        <Link className="button quiet" href={paths.blog()}>
          {t.back}
        </Link>
      </p>
    </section>
  );
}
