import type { HymnLanguage } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import type { HymnFiles, HymnSectionFiles, HymnVerseFiles } from "./catalogue-files.ts";
import type { HymnSectionFile } from "./hymn-file.ts";

/** One page shows at most so many verses at first. */
const mostVerses = 60;

/**
 * If a hymn has no written sections, one page shows at most so many characters of Devanagari at first. A hymn in
 * Sanskrit needs a larger font than one in a living language, so it gets fewer.
 */
const mostCharacters = (language: HymnLanguage) => (language === "sa" ? 1800 : 2400);

interface Undivided {
  hymnId: string;
  language: HymnLanguage;
  verses: readonly HymnVerseFiles[];
}

interface Divided {
  sections: HymnSectionFiles[];
  faults: string[];
}

/**
 * Divides a hymn into sections at the verses that its file names, and finds what is wrong with those sections. A hymn
 * whose file names none is divided where its page would become too heavy.
 */
export function divide(
  written: readonly HymnSectionFile[] | undefined,
  { hymnId, language, verses }: Undivided,
): Divided {
  if (!written && verses.length > mostVerses) return { sections: [], faults: [`are needed: ${tooMany(verses)}`] };
  if (!written) return { sections: divideByLength(verses, mostCharacters(language)), faults: [] };
  const starts = written.map(({ first }) => verses.findIndex(({ id }) => id === `${hymnId}-${first}`));
  const sections = written.map((file, at) => ({
    id: file.id,
    file,
    start: starts[at] ?? 0,
    end: starts[at + 1] ?? verses.length,
  }));
  const faults = findOrderFaults(sections);
  return { sections, faults: faults.length > 0 ? faults : findSizeFaults(sections, verses) };
}

/**
 * Divides the verses into parts of similar length. The result is empty where the whole text is short enough for one
 * page.
 */
function divideByLength(verses: readonly HymnVerseFiles[], most: number): HymnSectionFiles[] {
  const lengths = verses.map(({ file }) => file.sanskrit.join("").length);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.ceil(whole / most);
  if (count === 1) return [];
  let before = 0;
  const partOf = lengths.map((length) => {
    const part = Math.floor((before * count) / whole);
    before += length;
    return part;
  });
  return Array.from({ length: count }, (_, part) => ({
    id: `part-${part + 1}`,
    file: null,
    start: partOf.indexOf(part),
    end: partOf.lastIndexOf(part) + 1,
  }));
}

interface WrittenSection extends HymnSectionFiles {
  file: HymnSectionFile;
}

function findOrderFaults(sections: readonly WrittenSection[]) {
  const ids = sections.map(({ id }) => id);
  return sections.flatMap(({ file: { id, first }, start }, at) => {
    if (ids.indexOf(id) < at) return [`have ${id} twice`];
    if (start < 0) return [`begin with verse ${first}, which is none`];
    if (at === 0) return start === 0 ? [] : [`begin with verse ${first}, but the first verse belongs to none`];
    return start > (sections[at - 1]?.start ?? -1) ? [] : [`have ${id}, which begins before the one above it`];
  });
}

const findSizeFaults = (sections: readonly HymnSectionFiles[], verses: readonly HymnVerseFiles[]) =>
  sections
    .map(({ id, start, end }) => ({ id, within: verses.slice(start, end) }))
    .flatMap(({ id, within }) => (within.length > mostVerses ? [`are too long: ${id} has ${tooMany(within)}`] : []));

const tooMany = ({ length }: readonly unknown[]) => `${length} verses, and a page shows ${mostVerses} at first`;

/** Returns the paths of the page of the whole hymn and of the page of each section. */
export const pathsOfHymn = ({ id, sections }: Pick<HymnFiles, "id" | "sections">) => [
  paths.hymn(id),
  ...sections.map((section) => paths.hymnSection(id, section.id)),
];
