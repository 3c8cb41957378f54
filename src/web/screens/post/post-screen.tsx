import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Post } from "#model/post.ts";
import { useViewCounting } from "../../data/blog-views.ts";
import { useMessages } from "../../messages/language.ts";
import { postMessages } from "../../messages/post.ts";
import { PostDate } from "../../parts/post-date.tsx";
import { PostPicture } from "../../parts/post-picture.tsx";
import { Prose } from "../../parts/prose.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MissingPost } from "./missing-post.tsx";
import { Neighbours } from "./neighbours.tsx";

export default function PostScreen({ post }: { post: Post | null }) {
  return post ? <Article post={post} /> : <MissingPost />;
}

function Article({ post }: { post: Post }) {
  const t = useMessages(postMessages);
  useViewCounting(post.slug);
  return (
    <article className="post">
      <BackToAll />
      <PostPicture source={post.featuredImage} eager />
      <header>
        <h1>{post.title}</h1>
        <p className="about-post">
          <span>{post.author}</span>
          <PostDate createdAt={post.createdAt} />
          <span>{t.views(post.viewCount)}</span>
          <span className="category">{post.category}</span>
        </p>
        <p className="lead">{post.excerpt}</p>
      </header>
      <Prose html={post.content} />
      <Neighbours slug={post.slug} />
    </article>
  );
}

const BackToAll = () => (
  <Link href={paths.blog()} className="back">
    <Icon name="back" />
    {useMessages(postMessages).back}
  </Link>
);
