import type { DeityName } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import type { PostName } from "#model/post.ts";
import { isQuoted, lettersOf, quotationsIn } from "./chant-links.ts";

const MOST = 2;

/** These teachings are offered with texts that no teaching is about, the better one first. */
const GENERAL = ["how-to-pronounce-sanskrit", "a-daily-practice-at-home"];

interface ChantedText {
  title: string;
  sanskrit: string;
  /** The paths of the pages that show the text: that of its chant, and that of its hymn. */
  paths: readonly string[];
}

type NamedDeity = Pick<DeityName, "id" | "name">;

export type TeachingsOn = ReturnType<typeof createTeachingsOn>;

/** The fields of a teaching in which its subjects are found. */
interface Teaching {
  slug: string;
  title: string;
  markdown: string;
}

/** Finds the subjects of the teachings once for all texts. */
export function createTeachingsOn(posts: readonly Teaching[]) {
  const subjects = posts.map(subjectsOf);
  const general = GENERAL.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);

  /**
   * Returns the teachings that suit a text: first those that quote it or link to it, then those that name it, then
   * those about its deity.
   */
  return function teachingsOn(text: ChantedText, deity: NamedDeity): PostName[] {
    const letters = lettersOf(text.sanskrit);
    const found = subjects
      .map((subject) => ({ post: subject.post, worth: worthOf(subject, { ...text, letters }, deity) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ post }) => post);
    return (found.length > 0 ? found : general).slice(0, MOST).map(({ slug, title }) => ({ slug, title }));
  };
}

/** The subjects of a teaching, which are compared with every text. */
interface Subjects {
  post: Teaching;
  /** The letters of its quotations. */
  quotations: readonly string[];
  /** The paths to which it links. */
  links: ReadonlySet<string>;
  timesNamed: (name: string) => number;
}

function subjectsOf(post: Teaching): Subjects {
  const words = `${post.title} ${post.markdown}`;
  return {
    post,
    quotations: quotationsIn(post.markdown),
    links: new Set(Array.from(post.markdown.matchAll(/\]\(([^()#]*)[)#]/g), ([, path = ""]) => path)),
    timesNamed: createTimesNamed(words),
  };
}

/**
 * Returns how much a teaching is about a text. A quotation counts more than a link, a link more than the text's name,
 * and the name more than links to its deity and mentions of the deity.
 */
function worthOf(subjects: Subjects, text: ChantedText & { letters: string }, deity: NamedDeity) {
  const { quotations, links, timesNamed } = subjects;
  return (
    1000 * Number(isQuoted(text.letters, quotations)) +
    500 * text.paths.filter((path) => links.has(path)).length +
    100 * Number(timesNamed(text.title) > 0) +
    50 * Number(links.has(paths.deity(deity.id))) +
    timesNamed(deity.name)
  );
}

/**
 * Returns a function that counts how often a name occurs as a word. A longer word that begins with the name does not
 * count: Ramayana does not count as Ram.
 */
function createTimesNamed(words: string) {
  /** The counts are kept by name, because the name of a deity is asked for again with each of its texts. */
  const counts = new Map<string, number>();

  return function timesNamed(name: string) {
    const known = counts.get(name);
    if (known !== undefined) return known;
    let count = 0;
    for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) {
      if (!isLetter(words.charAt(at - 1)) && !isLetter(words.charAt(at + name.length))) count++;
    }
    counts.set(name, count);
    return count;
  };
}

const letter = /[\p{L}\p{M}]/u;
const isLetter = (character: string) => letter.test(character);
