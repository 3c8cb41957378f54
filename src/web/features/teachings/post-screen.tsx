import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Post } from "#model/post.ts";
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
import { MissingPost } from "./missing-post.tsx";
import { Neighbors } from "./neighbors.tsx";
import { useReadingChoice } from "./reading-choice.ts";
import { RelatedPosts } from "./related-posts.tsx";

const readingSheet = lazyPart(() => import("./reading-sheet.tsx"));

export default function PostScreen({ post }: { post: Post | null }) {
  return post ? <Article post={post} /> : <MissingPost />;
}

function Article({ post }: { post: Post }) {
  const reading = useReadingChoice();
  const { network } = failureMessages;
  const sheet = useOnDemand(readingSheet, () =>
    showToast({ title: t.readingFailed, description: network, variant: "destructive" }),
  );
  useViewCounting(post.slug);
  return (
    <article
      className={`post ${beginsWithLetter(post.content) ? "with-drop-cap" : ""}`}
      data-size={reading.size}
      data-typeface={reading.typeface}
    >
      <div className="post-top">
        <BackToAll />
        <button className="reading-button" aria-label={t.reading} aria-haspopup="dialog" onClick={sheet.show}>
          Aa
        </button>
        {sheet.Part && <sheet.Part close={sheet.hide} />}
      </div>
      <PostPicture source={post.featuredImage} eager />
      <header>
        <h1>{post.title}</h1>
        <p className="about-post">
          <span>{post.author}</span>
          <PostDate createdAt={post.createdAt} />
          {/* Kept together, so that the category never has a line to itself */}
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

/** A large quotation mark would stand in the place of the letter. */
const beginsWithLetter = (html: string) => /^<p>\p{L}/u.test(html);

const BackToAll = () => (
  <Link href={paths.blog()} className="back">
    <Icon name="back" />
    {t.back}
  </Link>
);
