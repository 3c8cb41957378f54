import type { PostName } from "#model/post.ts";
import { quotes } from "./chant-links.ts";
import type { WrittenPost } from "./read-texts.ts";

const MOST = 2;

interface Verse {
  title: string;
  sanskrit: string;
}

/** Teachings on a mantra: those that quote it, then those that name it, then those that speak most of its deity. */
export function teachingsOn(mantra: Verse, deity: { name: string }, posts: readonly WrittenPost[]): PostName[] {
  return posts
    .map((post) => ({ post, worth: worthOf(post, mantra, deity.name) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ post: { slug, matter } }) => ({ slug, title: matter.title }));
}

/** More for a quotation than for any number of names. */
function worthOf({ markdown, matter }: WrittenPost, { title, sanskrit }: Verse, deityName: string) {
  const text = `${matter.title} ${markdown}`;
  return (
    1000 * Number(quotes(markdown, sanskrit)) + 100 * Number(text.includes(title)) + text.split(deityName).length - 1
  );
}
