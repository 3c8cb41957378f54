import { mainLanguage } from "#model/languages.ts";
import { language } from "#messages/language.ts";

/** Matches words in Devanagari, or with letters that IAST has and English has not. */
const sanskritWords =
  /(\S*[\p{Script=Devanagari}āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*(?:\s+\S*[\p{Script=Devanagari}āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*)*)/iu;
const devanagari = /\p{Script=Devanagari}/u;

/**
 * Shows a text in which no browser translates the Sanskrit, and which has a font for it. A page in Hindi is in Devanagari
 * itself.
 */
export const SanskritWords = ({ text }: { text: string }) =>
  language === mainLanguage
    ? Array.from(text.split(sanskritWords), (words, place) =>
        place % 2 === 1 ? (
          <span key={place} lang={devanagari.test(words) ? "sa-Deva" : "sa-Latn"} translate="no">
            {words}
          </span>
        ) : (
          words
        ),
      )
    : text;
