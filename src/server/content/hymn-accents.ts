import { ACCENT_SIGNS, accentTransliteration } from "#model/vedic-accents.ts";
import type { CatalogueFiles, HymnFiles, HymnVerseFiles } from "./catalogue-files.ts";

interface Accented {
  file: Pick<HymnFiles["file"], "accents">;
  verses: readonly Pick<HymnVerseFiles, "file">[];
}

/**
 * Returns the accented transliteration of each verse. The result is null where the hymn has no accents, or where the
 * accents of any verse can be read in two ways, because a reader must be able to rely on all of them.
 */
export function accentHymn({ file, verses }: Accented): string[][] | null {
  if (!hasAccents(verses)) return null;
  const accented = verses.map((verse) => accentTransliteration(verse.file, file.accents ?? "taittiriya"));
  return accented.includes(null) ? null : accented.flatMap((lines) => (lines ? [lines] : []));
}

/** Lists the hymns that show accents only in Devanagari, because their signs can be read in two ways. */
export const hymnsWithUnreadAccents = ({ hymns }: Pick<CatalogueFiles, "hymns">) =>
  hymns.filter((hymn) => hasAccents(hymn.verses) && accentHymn(hymn) === null).map(({ id }) => id);

const hasAccents = (verses: Accented["verses"]) =>
  verses.some(({ file }) => file.sanskrit.some((line) => line.search(ACCENT_SIGNS) >= 0));
