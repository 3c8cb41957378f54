import type { DeityName } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import type { PostName } from "#model/post.ts";
import { quotes } from "./chant-links.ts";
import type { WrittenPost } from "./read-texts.ts";

const MOST = 2;

/** Teachings for every text that no teaching speaks of, the better one first. */
const GENERAL = ["how-to-pronounce-sanskrit", "a-daily-practice-at-home"];

interface ChantedText {
  title: string;
  sanskrit: string;
  /** Paths of the pages that show it: its chant, and its hymn. */
  paths: readonly string[];
}

/** Teachings on a text: those that quote it or link to it, then those that name it, then those that speak of its deity. */
export function teachingsOn(
  text: ChantedText,
  deity: Pick<DeityName, "id" | "name">,
  posts: readonly WrittenPost[],
): PostName[] {
  const found = posts
    .map((post) => ({ post, worth: worthOf(post, text, deity) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ post }) => post);
  const general = GENERAL.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  return (found.length > 0 ? found : general).slice(0, MOST).map(({ slug, matter }) => ({ slug, title: matter.title }));
}

/** More for a quotation than for a link, for a link than for a name, and for a name than for any number of its deity's. */
function worthOf({ markdown, matter }: WrittenPost, text: ChantedText, deity: Pick<DeityName, "id" | "name">) {
  const words = `${matter.title} ${markdown}`;
  const links = text.paths.filter((path) => linksTo(markdown, path)).length;
  return (
    1000 * Number(quotes(markdown, text.sanskrit)) +
    500 * links +
    100 * Number(timesNamed(words, text.title) > 0) +
    50 * Number(linksTo(markdown, paths.deity(deity.id))) +
    timesNamed(words, deity.name)
  );
}

const linksTo = (markdown: string, path: string) => markdown.includes(`](${path})`) || markdown.includes(`](${path}#`);

/** Occurrences of a name as a word, not as the beginning of a longer one: Ram is not in Ramayana. */
const timesNamed = (words: string, name: string) =>
  words.match(new RegExp(`(?<![\\p{L}\\p{M}])${escapeForPattern(name)}(?![\\p{L}\\p{M}])`, "gu"))?.length ?? 0;

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
