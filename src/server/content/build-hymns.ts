import type { Chant } from "#contract/page-replies.ts";
import type { DeityName } from "#model/deity.ts";
import { wholeText } from "#model/mantra.ts";
import { sectionAt, type Hymn, type HymnCard, type HymnSection, type HymnVerse } from "#model/hymn.ts";
import type { ChantedMantra, MantraName } from "#model/mantra.ts";
import { paths } from "#model/paths.ts";
import type { PostName } from "#model/post.ts";
import { malaMinutes } from "#engines/mala-minutes.ts";
import type { HymnFiles, HymnSectionFiles, HymnVerseFiles } from "./catalogue-files.ts";
import { pathsOfHymn } from "./hymn-sections.ts";
import type { Language } from "#model/languages.ts";
import { ownTexts } from "./own-texts.ts";
import type { TeachingsOn } from "./teachings-on.ts";

interface Surroundings {
  deity: DeityName;
  teachingsOn: TeachingsOn;
  language: Language;
}

interface Built {
  hymn: Hymn;
  /** The hymn as each of its pages shows it at first, with the path of the page. */
  pages: [string, Hymn][];
  /** The verses as mantras, each with its id. */
  chants: [string, Chant][];
  /** The teachings on each verse, by its id. */
  teachings: [string, () => PostName[]][];
}

/** Builds a hymn as the API replies it, and each of its verses as a mantra to chant. */
export function buildHymn(files: HymnFiles, { deity, teachingsOn, language }: Surroundings): Built {
  const { id, file } = files;
  const title = file.title[language];
  const verses = files.verses.map((verse) => toVerse(verse, title, language));
  const sections = files.sections.map((section) => toSection(section, verses, language));
  const { svgIcon: _svgIcon, ...namedDeity } = deity;
  const hymn: Hymn = {
    id,
    title,
    sanskritTitle: file.sanskritTitle,
    description: file.description[language],
    language: file.language,
    deity: namedDeity,
    verseCount: verses.length,
    ...lengthOf(files),
    introduction: file.introduction[language],
    source: file.source[language],
    edition: file.edition[language],
    readings: file.readings[language],
    ...(file.pronunciation && { pronunciation: file.pronunciation[language] }),
    ...(file.tradition && { tradition: file.tradition[language] }),
    ...(sections.length > 0 && { sections }),
    verses,
  };
  const chants = verses.map((verse, place): [string, Chant] => [
    verse.id,
    {
      deity,
      mantra: toChanted(verse, files, place, language),
      hymn: { id, title, language: file.language, ...withSection(sectionAt(sections, place)) },
      previous: toName(verses[place - 1]),
      next: toName(verses[place + 1]),
    },
  ]);
  const teachings = verses.map((verse): [string, () => PostName[]] => [
    verse.id,
    () => {
      const chantPaths = [paths.chant(deity.id, verse.id), ...pathsOfHymn(files)];
      return teachingsOn({ title, sanskrit: wholeText(verse, "sanskrit"), paths: chantPaths }, deity);
    },
  ]);
  return { hymn, pages: toPages(hymn, files, language), chants, teachings };
}

/** A hymn that is read as a whole has no sections. */
const withSection = (section: HymnSection | undefined) => section && { section: section.id };

const toSection = (
  { id, file, start, end }: HymnSectionFiles,
  verses: readonly HymnVerse[],
  language: Language,
): HymnSection => ({
  id,
  name: file?.name[language] ?? namesOf(verses.slice(start, end), language),
  first: verses[start]?.id ?? "",
  verseCount: end - start,
  ...(!file && { isUnmarked: true }),
});

/** A long hymn begins with its first section, and each section has a page of its own. */
function toPages(hymn: Hymn, { sections }: HymnFiles, language: Language): [string, Hymn][] {
  const { edition: _edition, readings: _readings, pronunciation: _sounds, tradition: _tradition, ...told } = hymn;
  const own = sections.map(({ id, file, start, end }): [string, Hymn] => {
    const verses = hymn.verses.slice(start, end);
    const title = `${hymn.title}: ${file?.name[language] ?? namesOf(verses, language)}`;
    const introduction = file?.introduction?.[language] ?? introductionOf(hymn, verses, language);
    return [paths.hymnSection(hymn.id, id), { ...told, section: id, title, introduction, verses }];
  });
  return [[paths.hymn(hymn.id), { ...hymn, verses: hymn.verses.slice(0, sections[0]?.end) }], ...own];
}

const introductionOf = ({ title, description }: Hymn, verses: readonly HymnVerse[], language: Language) =>
  ownTexts[language].section({ verses: namesOf(verses, language), title, description });

/** Returns a text with the names of the first and the last verse. */
const namesOf = (verses: readonly HymnVerse[], language: Language) =>
  ownTexts[language].range(verses[0]?.name ?? "", verses.at(-1)?.name ?? "");

export function toHymnCard(hymn: Hymn): HymnCard {
  const {
    sections: _sections,
    section: _section,
    introduction: _introduction,
    source: _source,
    edition: _edition,
    readings: _readings,
    pronunciation: _pronunciation,
    tradition: _tradition,
    verses: _verses,
    ...card
  } = hymn;
  return card;
}

/**
 * Returns the length of the hymn's recordings. The result is empty where a verse has no recording, because the sum of
 * the others would be too short.
 */
function lengthOf({ verses }: HymnFiles) {
  const lengths = verses.map(({ recording }) => recording?.seconds);
  return lengths.includes(undefined) ? {} : { seconds: Math.round(lengths.reduce<number>((sum, s = 0) => sum + s, 0)) };
}

const toVerse = (
  { id, name, file, recording, padas, width }: HymnVerseFiles,
  title: string,
  language: Language,
): HymnVerse => ({
  id,
  name: name[language],
  title: `${title}: ${name[language]}`,
  padas,
  width,
  meaning: file.meaning[language],
  ...(recording && { audioUrl: recording.audioUrl }),
});

function toChanted(
  { name: _name, ...verse }: HymnVerse,
  { file, verses }: HymnFiles,
  place: number,
  language: Language,
): ChantedMantra {
  const recording = verses[place]?.recording;
  return {
    ...verse,
    sanskrit: wholeText(verse, "sanskrit"),
    transliteration: wholeText(verse, "transliteration"),
    hasWords: true,
    source: file.source[language],
    benefits: [],
    pronunciation: file.pronunciation?.[language] ?? [],
    instructions: file.instructions[language],
    ...(file.tradition && { tradition: file.tradition[language] }),
    ...(recording && { malaMinutes: malaMinutes(recording.seconds) }),
  };
}

const toName = (verse?: HymnVerse): MantraName | null => (verse ? { id: verse.id, title: verse.title } : null);
