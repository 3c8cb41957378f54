import { mainLanguage } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { InScript } from "./in-script.tsx";

/** Matches words in Devanagari, or with letters that occur in IAST and not in English. */
const sanskritWords =
  /(\S*[\p{Script=Devanagari}।॥][^\s”]*(?:\s+\S*[\p{Script=Devanagari}।॥][^\s”]*)*|\S*[āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*(?:\s+\S*[āīūṛṝḷḹṅñṭḍṇśṣṃḥ][^\s”]*)*)/iu;
const devanagari = /\p{Script=Devanagari}/u;

interface Props {
  text: string;
  /** The field is true for words that somebody has typed, which keep their letters. */
  isTyped?: boolean;
  /** The ISO 639 code of the words in Devanagari; Sanskrit by default. */
  language?: string | undefined;
}

/**
 * Shows a text in which browsers do not translate the Sanskrit, and in which the Sanskrit has a font for the chosen
 * script. A page in Hindi is itself in Devanagari.
 */
export const SanskritWords = ({ text, isTyped = false, language: spoken = "sa" }: Props) =>
  language === mainLanguage
    ? Array.from(text.split(sanskritWords), (words, place) =>
        place % 2 === 1 ? <Words key={place} text={words} isTyped={isTyped} language={spoken} /> : words,
      )
    : text;

function Words({ text, isTyped, language: spoken }: Required<Props>) {
  const isDevanagari = devanagari.test(text);
  if (isDevanagari && !isTyped) return <InScript text={text} language={spoken} />;
  return (
    <span lang={isDevanagari ? `${spoken}-Deva` : "sa-Latn"} translate="no">
      {text}
    </span>
  );
}
