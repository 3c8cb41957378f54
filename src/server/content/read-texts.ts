import { paths } from "#model/paths.ts";
import { defaultPostImage } from "#model/post-image.ts";
import { Slug } from "#model/slug.ts";
import { legalTexts, type LegalText } from "#model/legal-texts.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import { findMarkdownFaults } from "./check-markdown.ts";
import { pathsOfHymn } from "./hymn-sections.ts";
import type { ContentReader } from "./content-reader.ts";
import { PostFile, TextPageFile } from "./text-files.ts";
import { withoutMarks } from "./without-marks.ts";

export interface WrittenPost {
  slug: string;
  matter: PostFile;
  markdown: string;
}

interface Source {
  reader: ContentReader;
  isPublic: (path: string) => boolean;
}

const ending = ".md";

/** Reads all teachings, the newest first. */
export function readPosts({ reader, isPublic }: Source): WrittenPost[] {
  const posts = reader.list("blog", ending).flatMap((name): WrittenPost[] => {
    const file = `blog/${name}`;
    const slug = name.slice(0, -ending.length);
    if (!Slug.safeParse(slug).success) reader.fault(file, "must be named in small letters, digits and hyphens");
    const written = reader.markdown(file, PostFile);
    if (!written) return [];
    const { matter, markdown } = written;
    const picture = matter.featuredImage ?? defaultPostImage;
    if (!isPublic(picture)) reader.fault(file, `featuredImage ${picture} is not under public/`);
    if (!withoutMarks(markdown).includes(matter.line ?? "")) reader.fault(file, "line is no sentence of the text");
    return [{ slug, matter, markdown }];
  });
  return posts.toSorted((a, b) => b.matter.createdAt.localeCompare(a.matter.createdAt) || a.slug.localeCompare(b.slug));
}

export interface WrittenPage {
  title: string;
  updated: string;
  markdown: string;
}

/** Reads the pages that are only text. Null when any of them cannot be read; the reader then holds the faults. */
export function readTextPages(reader: ContentReader) {
  const read = (name: string): WrittenPage | null => {
    const written = reader.markdown(`pages/${name}${ending}`, TextPageFile);
    return written && { ...written.matter, markdown: written.markdown };
  };
  const about = read("about");
  const bibliography = read("bibliography");
  const legal = legalTexts.map((name) => [name, read(name)] as const);
  if (!about || !bibliography || !legal.every((text): text is [LegalText, WrittenPage] => text[1] !== null))
    return null;
  return { about, bibliography, legal };
}

interface Pages {
  deities: readonly DeityFiles[];
  hymns: readonly HymnFiles[];
  posts: readonly WrittenPost[];
}

/** Pages with one address each. */
const plainPages = Object.values<(...parts: never[]) => string>(paths)
  .filter(({ length }) => length === 0)
  .map((path) => path());

/** Checks texts for what would not be shown, and for links that lead nowhere. */
export function checkTexts(reader: ContentReader, { deities, hymns, posts }: Pages) {
  const known = new Set([
    ...plainPages,
    ...posts.map(({ slug }) => paths.post(slug)),
    ...hymns.flatMap(pathsOfHymn),
    ...hymns.flatMap(({ file, verses }) => verses.map(({ id }) => paths.chant(file.deity, id))),
    ...deities.flatMap(({ id, mantras }) => [paths.deity(id), ...mantras.map((mantra) => paths.chant(id, mantra.id))]),
    ...deities.flatMap(({ file }) => file.aliases.map((alias) => paths.deity(alias))),
  ]);
  for (const folder of ["blog", "pages"]) {
    for (const name of reader.list(folder, ending)) {
      const file = `${folder}/${name}`;
      const faults = findMarkdownFaults(reader.text(file) ?? "", (path) => known.has(path));
      for (const fault of faults) reader.fault(file, fault);
    }
  }
}
