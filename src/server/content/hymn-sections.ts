import type { HymnSectionFiles, HymnVerseFiles } from "./catalogue-files.ts";
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

/** Divides the verses of a hymn by the first verses that its file names, and finds what is wrong with them. */
export function divide(written: readonly HymnSectionFile[] | undefined, { hymnId, verses }: Undivided): Divided {
  if (!written) return { sections: [], faults: verses.length > mostVerses ? [`are needed: ${tooMany(verses)}`] : [] };
  const starts = written.map(({ first }) => verses.findIndex(({ id }) => id === `${hymnId}-${first}`));
  const sections = written.map((file, at) => ({
    id: file.id,
    file,
    verses: verses.slice(starts[at], starts[at + 1]),
  }));
  return { sections, faults: [...findOrderFaults(written, starts), ...findSizeFaults(sections)] };
}

function findOrderFaults(written: readonly HymnSectionFile[], starts: readonly number[]) {
  const ids = written.map(({ id }) => id);
  return written.flatMap(({ id, first }, at) => {
    const start = starts[at] ?? -1;
    if (ids.indexOf(id) < at) return [`have ${id} twice`];
    if (start < 0) return [`begin with verse ${first}, which is none`];
    if (at === 0) return start === 0 ? [] : [`begin with verse ${first}, but the first verse belongs to none`];
    return start > (starts[at - 1] ?? -1) ? [] : [`have ${id}, which begins before the one above it`];
  });
}

const findSizeFaults = (sections: readonly HymnSectionFiles[]) =>
  sections.flatMap(({ id, verses }) =>
    verses.length > mostVerses ? [`are too long: ${id} has ${tooMany(verses)}`] : [],
  );

const tooMany = ({ length }: readonly unknown[]) => `${length} verses, and a page shows ${mostVerses} at first`;
