import type { Word, WordByWord } from "#model/mantra.ts";
import { wordsMessages as t } from "#messages/words.ts";

interface Props extends WordByWord {
  /** ISO 639 code. */
  language: string;
  /** Place of the chosen word. */
  chosen: number | null;
  onChoose: (place: number) => void;
}

/** The words of a text with their forms and meanings, and their order in prose where that differs. */
export function WordsTable({ words, prose, language, chosen, onChoose }: Props) {
  return (
    <>
      <table className="words-table">
        <thead>
          <tr>
            <th scope="col">{t.word}</th>
            <th scope="col">{t.form}</th>
            <th scope="col">{t.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {words.map((word, place) =>
            toRow(word, { place, language, isChosen: place === chosen, choose: () => onChoose(place) }),
          )}
        </tbody>
      </table>
      {prose && (
        <>
          <h3>{t.prose}</h3>
          <p className="prose-order" lang={`${language}-Deva`} translate="no">
            {prose.sanskrit}
          </p>
          <p className="prose-order" lang={`${language}-Latn`} translate="no">
            {prose.transliteration}
          </p>
        </>
      )}
    </>
  );
}

interface Row {
  place: number;
  language: string;
  isChosen: boolean;
  choose: () => void;
}

/** The same word may stand in a text twice. */
const toRow = (word: Word, { place, language, isChosen, choose }: Row) => (
  <tr key={place} data-chosen={isChosen || undefined}>
    <th scope="row">
      <WordButton word={word} language={language} isChosen={isChosen} choose={choose} />
    </th>
    <td>
      {word.grammar}{" "}
      <small lang={`${language}-Latn`} translate="no">
        {originOf(word)}
      </small>
    </td>
    <td>{word.meaning}</td>
  </tr>
);

/** Members of a compound, else the stem where it is not the word itself. */
const originOf = ({ parts, stem, transliteration }: Word) => parts ?? (stem === transliteration ? null : stem);

const WordButton = ({ word, language, isChosen, choose }: Omit<Row, "place"> & { word: Word }) => (
  <button aria-pressed={isChosen} onClick={choose} onFocus={choose}>
    <span lang={`${language}-Deva`} translate="no">
      {word.sanskrit}
    </span>
    <span lang={`${language}-Latn`} translate="no">
      {word.transliteration}
    </span>
  </button>
);
