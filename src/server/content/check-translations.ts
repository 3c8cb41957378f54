import { isInDevanagari, languages, mainLanguage, type Language } from "#model/languages.ts";
import type { DeityFiles, HymnFiles } from "./catalogue-files.ts";
import { lettersOf, quotation } from "./chant-links.ts";
import type { ContentReader } from "./content-reader.ts";
import type { WrittenPost } from "./read-texts.ts";

interface Texts {
  deities: readonly Pick<DeityFiles, "name" | "mantras">[];
  hymns: readonly HymnFiles[];
  posts: readonly WrittenPost[];
}

interface TranslatedVerse {
  file: string;
  /** The place within the file; empty where the file has only one verse. */
  place: string;
  sanskrit: string;
  translation: string;
}

/**
 * Checks that a verse has the same translation wherever it occurs in a language: as a mantra, in a hymn, or quoted in a
 * teaching.
 */
export function checkTranslations(reader: Pick<ContentReader, "lack">, texts: Texts) {
  for (const language of languages) checkIn(language, reader, texts);
}

function checkIn(language: Language, reader: Pick<ContentReader, "lack">, { deities, hymns, posts }: Texts) {
  const first = new Map<string, TranslatedVerse>();
  const verses = [
    ...mantraVerses(deities, language),
    ...hymns.flatMap((hymn) => hymnVerses(hymn, language)),
    ...posts.flatMap((post) => quotedVerses(post, language)),
  ];
  for (const verse of verses) {
    const letters = comparedLetters(verse.sanskrit);
    const other = first.get(letters) ?? verse;
    first.set(letters, other);
    if (comparedWords(verse.translation) === comparedWords(other.translation)) continue;
    const problem = `translates a verse as "${verse.translation}", but ${other.file} as "${other.translation}"`;
    reader.lack(language, verse.file, `${verse.place} ${problem}`.trim());
  }
}

/** A text that is not translated is in the main language, so it is not compared. */
const isTranslated = <Written>(texts: Record<Language, Written>, language: Language) =>
  language === mainLanguage || texts[language] !== texts[mainLanguage];

const mantraVerses = (deities: Texts["deities"], language: Language): TranslatedVerse[] =>
  deities.flatMap(({ name, mantras }) =>
    mantras
      .filter(({ file }) => isTranslated(file.meaning, language))
      .map(({ id, file }) => ({
        file: name.replace(/[^/]*$/, `mantras/${id}.yaml`),
        place: "",
        sanskrit: file.sanskrit.join(""),
        translation: file.meaning[language],
      })),
  );

const hymnVerses = ({ id, verses }: HymnFiles, language: Language): TranslatedVerse[] =>
  verses.flatMap(({ file }, place) =>
    isTranslated(file.meaning, language)
      ? [
          {
            file: `hymns/${id}.yaml`,
            place: `verses.${place}`,
            sanskrit: file.sanskrit.join(""),
            translation: file.meaning[language],
          },
        ]
      : [],
  );

const isVerse = (paragraph: string) => lettersOf(paragraph) !== "";

/**
 * Returns the quotations of a teaching. The paragraphs of each are its Devanagari, transliteration, translation and
 * source. In a language that is written in Devanagari, the verse is the first paragraph and there is no
 * transliteration.
 */
function quotedVerses({ slug, texts }: WrittenPost, language: Language): TranslatedVerse[] {
  if (!isTranslated(texts, language)) return [];
  return (texts[language].markdown.match(quotation) ?? []).flatMap((quoted) => {
    const paragraphs = quoted.split(/^>[ \t]*$/m).map((part) => part.replaceAll(/^> ?|\\$/gm, "").trim());
    const sanskrit = paragraphs.find(isVerse);
    const translation = paragraphs.find(
      (paragraph) =>
        paragraph !== sanskrit &&
        (isInDevanagari(language) || !isVerse(paragraph)) &&
        !/^(?:\*.*\*$|—)/s.test(paragraph),
    );
    if (sanskrit === undefined || translation === undefined) return [];
    return [{ file: `blog/${slug}.md`, place: "", sanskrit, translation }];
  });
}

/**
 * Two texts count as the same verse even if one begins with an Om, and if one writes a nasal as a letter and the other
 * as a dot.
 */
const comparedLetters = (sanskrit: string) =>
  lettersOf(sanskrit)
    .replace(/^ॐ/, "")
    .replaceAll(/[ङञणनम]\u094d(?=[क-म])/g, "\u0902");

/**
 * Words in brackets explain the translation, and one page may need more of them than another, so they are not compared.
 */
const comparedWords = (translation: string) =>
  translation
    .replaceAll(/\s*\([^)]*\)/g, "")
    .replaceAll("*", "")
    .replace(/^(?:Om\.|ॐ[।,]?) /, "")
    .replaceAll(/\s+/g, " ")
    .trim();
