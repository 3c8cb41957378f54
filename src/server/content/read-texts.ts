import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { defaultPostImage } from "#model/post-image.ts";
import { Slug } from "#model/slug.ts";
import { legalTexts, type LegalText } from "#model/legal-texts.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import { findMarkdownFaults } from "./check-markdown.ts";
import { pathsOfHymn } from "./hymn-sections.ts";
import type { ContentReader } from "./content-reader.ts";
import { PageTexts, PostFile, PostTexts, TextPageFile } from "./text-files.ts";
import { translatedLanguages } from "./translations.ts";
import { withoutMarks } from "./without-marks.ts";

export interface WrittenPost {
  slug: string;
  createdAt: string;
  updated?: string | undefined;
  featuredImage?: string | undefined;
  otherNames: string[];
  texts: Record<Language, PostTexts & { markdown: string }>;
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
    const { createdAt, updated, featuredImage, otherNames, ...english } = written.matter;
    const picture = featuredImage ?? defaultPostImage;
    if (!isPublic(picture)) reader.fault(file, `featuredImage ${picture} is not under public/`);
    checkLine(reader, file, { ...english, markdown: written.markdown });
    const texts = inAllLanguages({ ...english, markdown: written.markdown }, (language) => {
      const found = reader.translatedMarkdown(language, file, PostTexts);
      const text = found && { ...found.matter, markdown: found.markdown };
      if (text) checkLine(reader, `${language}/${file}`, text);
      if (text && (text.line === undefined) !== (english.line === undefined))
        reader.fault(`${language}/${file}`, "has a line where the English has none, or none where it has one");
      return text;
    });
    return [{ slug, createdAt, updated, featuredImage, otherNames, texts }];
  });
  return posts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.slug.localeCompare(b.slug));
}

function checkLine(
  reader: ContentReader,
  file: string,
  { line = "", markdown }: { line?: string | undefined; markdown: string },
) {
  if (!withoutMarks(markdown).includes(line)) reader.fault(file, "line is no sentence of the text");
}

/** Reads a text in the other languages. A text that is not translated is shown in English. */
function inAllLanguages<Written>(english: Written, read: (language: Language) => Written | null) {
  const others = translatedLanguages.map((language) => [language, read(language) ?? english] as const);
  // The type of Object.fromEntries does not keep the keys.
  return Object.fromEntries([[mainLanguage, english], ...others]) as Record<Language, Written>;
}

export interface WrittenPage {
  updated: string;
  texts: Record<Language, { title: string; markdown: string }>;
}

/**
 * Reads the pages that consist of text only. The result is null when any of them cannot be read; the reader then has
 * the faults.
 */
export function readTextPages(reader: ContentReader) {
  const read = (name: string): WrittenPage | null => {
    const file = `pages/${name}${ending}`;
    const written = reader.markdown(file, TextPageFile);
    if (!written) return null;
    const { title, updated } = written.matter;
    const texts = inAllLanguages({ title, markdown: written.markdown }, (language) => {
      const found = reader.translatedMarkdown(language, file, PageTexts);
      return found && { title: found.matter.title, markdown: found.markdown };
    });
    return { updated, texts };
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

/** These pages have one fixed address each. */
const plainPages = Object.values<(...parts: never[]) => string>(paths)
  .filter(({ length }) => length === 0)
  .map((path) => path());

const textFolders = ["blog", "pages"];
const folderIn = (language: Language, name: string) => (language === mainLanguage ? name : `${language}/${name}`);

/** Checks texts for Markdown that would not be shown, and for links that lead nowhere. */
export function checkTexts(reader: ContentReader, { deities, hymns, posts }: Pages) {
  const known = new Set([
    ...plainPages,
    ...posts.map(({ slug }) => paths.post(slug)),
    ...hymns.flatMap(pathsOfHymn),
    ...hymns.flatMap(({ file, verses }) => verses.map(({ id }) => paths.chant(file.deity, id))),
    ...deities.flatMap(({ id, mantras }) => [paths.deity(id), ...mantras.map((mantra) => paths.chant(id, mantra.id))]),
    ...deities.flatMap(({ file }) => file.aliases.map((alias) => paths.deity(alias))),
  ]);
  for (const folder of languages.flatMap((language) => textFolders.map((name) => folderIn(language, name)))) {
    for (const name of reader.list(folder, ending)) {
      const file = `${folder}/${name}`;
      const faults = findMarkdownFaults(reader.text(file) ?? "", (path) => known.has(path));
      for (const fault of faults) reader.fault(file, fault);
    }
  }
}
