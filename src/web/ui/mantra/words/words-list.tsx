import type { WordByWord } from "#model/mantra.ts";
import { senseOf } from "#model/word-sense.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { InScript } from "../../in-script.tsx";

interface Props extends WordByWord {
  /** An ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  /** The index of the chosen word. */
  chosen: number | null;
  onFocus: (place: number) => void;
  /** `isByKey` is true for a click that no pointer has made. */
  onOpen: (place: number, isByKey: boolean) => void;
}

/** Lists the words of a text with what they mean in their places, and shows their order in prose where that differs. */
export function WordsList({ words, prose, language = "sa", chosen, onFocus, onOpen }: Props) {
  return (
    <>
      <ol className="words-list" aria-label={t.title}>
        {words.map((word, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same word may stand in a text twice
          <li key={place}>
            <button
              aria-pressed={place === chosen}
              onFocus={() => onFocus(place)}
              onClick={({ detail }) => onOpen(place, detail === 0)}
            >
              <span className="word-letters">
                <InScript text={word.sanskrit} language={language} />{" "}
                <span lang={`${language}-Latn`} translate="no">
                  {word.transliteration}
                </span>
              </span>{" "}
              <span>{senseOf(word)}</span>
            </button>
          </li>
        ))}
      </ol>
      {prose && (
        <>
          <h3>{t.prose}</h3>
          <InScript as="p" className="prose-order" text={prose.sanskrit} language={language} />
          <p className="prose-order" lang={`${language}-Latn`} translate="no">
            {prose.transliteration}
          </p>
        </>
      )}
    </>
  );
}
