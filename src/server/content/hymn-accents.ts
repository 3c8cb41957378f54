import { ACCENT_SIGNS, accentTransliteration } from "#model/vedic-accents.ts";
import type { CatalogueFiles, HymnFiles, HymnVerseFiles } from "./catalogue-files.ts";

/** What is read of a hymn for its accents. */
interface Accented {
  file: Pick<HymnFiles["file"], "accents">;
  verses: readonly Pick<HymnVerseFiles, "file">[];
}

/**
 * Returns the accented transliteration of each verse; nothing where the hymn has no accents, or where a verse can be
 * read in two ways: a reader must be able to rely on all of them.
 */
export function accentHymn({ file, verses }: Accented): string[][] | null {
  if (!hasAccents(verses)) return null;
  const accented = verses.map((verse) => accentTransliteration(verse.file, file.accents ?? "taittiriya"));
  return accented.includes(null) ? null : accented.flatMap((lines) => (lines ? [lines] : []));
}

/** Lists the hymns whose accents are in their Devanagari alone, because it does not say all of them. */
export const hymnsWithUnreadAccents = ({ hymns }: Pick<CatalogueFiles, "hymns">) =>
  hymns.filter((hymn) => hasAccents(hymn.verses) && accentHymn(hymn) === null).map(({ id }) => id);

const hasAccents = (verses: Accented["verses"]) =>
  verses.some(({ file }) => file.sanskrit.some((line) => line.search(ACCENT_SIGNS) >= 0));
