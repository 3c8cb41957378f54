import { mainLanguage } from "#model/languages.ts";
import { language } from "#messages/language.ts";

/** Matches words in Devanagari, or with letters that IAST has and English has not. */
const sanskritWords =
  /(\S*\p{Script=Devanagari}[^\s”]*(?:\s+\S*\p{Script=Devanagari}[^\s”]*)*|\S*[āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*(?:\s+\S*[āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*)*)/iu;
const devanagari = /\p{Script=Devanagari}/u;

interface Props {
  text: string;
  /** ISO 639 code of what stands in Devanagari; Sanskrit by default. */
  language?: string | undefined;
}

/**
 * Shows a text in which no browser translates the Sanskrit, and which has a font for it. A page in Hindi is in Devanagari
 * itself.
 */
export const SanskritWords = ({ text, language: spoken = "sa" }: Props) =>
  language === mainLanguage
    ? Array.from(text.split(sanskritWords), (words, place) =>
        place % 2 === 1 ? (
          <span key={place} lang={devanagari.test(words) ? `${spoken}-Deva` : "sa-Latn"} translate="no">
            {words}
          </span>
        ) : (
          words
        ),
      )
    : text;
