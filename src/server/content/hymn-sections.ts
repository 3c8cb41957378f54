import { paths } from "#model/paths.ts";
import type { HymnFiles, HymnSectionFiles, HymnVerseFiles } from "./catalogue-files.ts";
import type { HymnSectionFile } from "./hymn-file.ts";

/** The most verses that one page shows at first. */
const mostVerses = 60;

interface Undivided {
  hymnId: string;
  verses: readonly HymnVerseFiles[];
}

interface Divided {
  sections: HymnSectionFiles[];
  faults: string[];
}

/** Divides the verses of a hymn at the first verses that its file names, and finds what is wrong with the sections. */
export function divide(written: readonly HymnSectionFile[] | undefined, { hymnId, verses }: Undivided): Divided {
  if (!written) return { sections: [], faults: verses.length > mostVerses ? [`are needed: ${tooMany(verses)}`] : [] };
  const starts = written.map(({ first }) => verses.findIndex(({ id }) => id === `${hymnId}-${first}`));
  const sections = written.map((file, at) => ({
    file,
    start: starts[at] ?? 0,
    end: starts[at + 1] ?? verses.length,
  }));
  const faults = findOrderFaults(sections);
  return { sections, faults: faults.length > 0 ? faults : findSizeFaults(sections, verses) };
}

function findOrderFaults(sections: readonly HymnSectionFiles[]) {
  const ids = sections.map(({ file }) => file.id);
  return sections.flatMap(({ file: { id, first }, start }, at) => {
    if (ids.indexOf(id) < at) return [`have ${id} twice`];
    if (start < 0) return [`begin with verse ${first}, which is none`];
    if (at === 0) return start === 0 ? [] : [`begin with verse ${first}, but the first verse belongs to none`];
    return start > (sections[at - 1]?.start ?? -1) ? [] : [`have ${id}, which begins before the one above it`];
  });
}

const findSizeFaults = (sections: readonly HymnSectionFiles[], verses: readonly HymnVerseFiles[]) =>
  sections
    .map(({ file, start, end }) => ({ id: file.id, within: verses.slice(start, end) }))
    .flatMap(({ id, within }) => (within.length > mostVerses ? [`are too long: ${id} has ${tooMany(within)}`] : []));

const tooMany = ({ length }: readonly unknown[]) => `${length} verses, and a page shows ${mostVerses} at first`;

/** Returns the paths of the page with the whole hymn, and of those with one section each. */
export const pathsOfHymn = ({ id, sections }: Pick<HymnFiles, "id" | "sections">) => [
  paths.hymn(id),
  ...sections.map(({ file }) => paths.hymnSection(id, file.id)),
];
