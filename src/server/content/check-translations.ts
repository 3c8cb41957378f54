import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import { lettersOf, quotation } from "./chant-links.ts";
import type { ContentReader } from "./content-reader.ts";
import type { WrittenPost } from "./read-texts.ts";

interface Texts {
  /** Deities and collections. */
  deities: readonly Pick<DeityFiles, "name" | "mantras">[];
  hymns: readonly HymnFiles[];
  posts: readonly WrittenPost[];
}

/** A verse with its translation, and where they stand. */
interface TranslatedVerse {
  file: string;
  /** Name of the place within the file; empty where the file has one verse. */
  place: string;
  sanskrit: string;
  translation: string;
}

/** Checks that a verse has the same translation wherever it stands: as a mantra, in a hymn, quoted in a teaching. */
export function checkTranslations(reader: Pick<ContentReader, "fault">, { deities, hymns, posts }: Texts) {
  const first = new Map<string, TranslatedVerse>();
  for (const verse of [...mantraVerses(deities), ...hymns.flatMap(hymnVerses), ...posts.flatMap(quotedVerses)]) {
    const letters = comparedLetters(verse.sanskrit);
    const other = first.get(letters) ?? verse;
    first.set(letters, other);
    if (comparedWords(verse.translation) === comparedWords(other.translation)) continue;
    const problem = `translates a verse as "${verse.translation}", but ${other.file} as "${other.translation}"`;
    reader.fault(verse.file, `${verse.place} ${problem}`.trim());
  }
}

const mantraVerses = (deities: Texts["deities"]): TranslatedVerse[] =>
  deities.flatMap(({ name, mantras }) =>
    mantras.map(({ id, file }) => ({
      file: name.replace(/[^/]*$/, `mantras/${id}.yaml`),
      place: "",
      sanskrit: file.sanskrit.join(""),
      translation: file.meaning.en,
    })),
  );

const hymnVerses = ({ id, verses }: HymnFiles): TranslatedVerse[] =>
  verses.map(({ file }, place) => ({
    file: `hymns/${id}.yaml`,
    place: `verses.${place}`,
    sanskrit: file.sanskrit.join(""),
    translation: file.meaning.en,
  }));

/** Quotations of a teaching, each of which has paragraphs: Devanagari, its transliteration, its translation, its source. */
function quotedVerses({ slug, markdown }: WrittenPost): TranslatedVerse[] {
  return (markdown.match(quotation) ?? []).flatMap((quoted) => {
    const paragraphs = quoted.split(/^>[ \t]*$/m).map((part) => part.replaceAll(/^> ?|\\$/gm, "").trim());
    const sanskrit = paragraphs.find((paragraph) => lettersOf(paragraph) !== "");
    const translation = paragraphs.find(
      (paragraph) => lettersOf(paragraph) === "" && !/^(?:\*.*\*$|—)/s.test(paragraph),
    );
    if (sanskrit === undefined || translation === undefined) return [];
    return [{ file: `blog/${slug}.md`, place: "", sanskrit, translation }];
  });
}

/** An Om before the verse may be left out, and a nasal be written as a letter or as a dot. */
const comparedLetters = (sanskrit: string) =>
  lettersOf(sanskrit)
    .replace(/^ॐ/, "")
    .replaceAll(/[ङञणनम]\u094d(?=[क-म])/g, "\u0902");

/** What stands in brackets explains the translation; one page may need more of it than another. */
const comparedWords = (translation: string) =>
  translation
    .replaceAll(/\s*\([^)]*\)/g, "")
    .replaceAll("*", "")
    .replace(/^Om\. /, "")
    .replaceAll(/\s+/g, " ")
    .trim();
