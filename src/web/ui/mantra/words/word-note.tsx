import { useEffect, useLayoutEffect, useRef } from "react";
import type { Word } from "#model/mantra.ts";
import { wordsMessages as t } from "#messages/words.ts";

interface Props {
  word: Word;
  /** ISO 639 code. */
  language: string;
  /** Null at the first and the last word. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Absent where the word is not sung. */
  onPlay?: (() => void) | undefined;
  onClose: () => void;
}

/** Note on one word, at the lower edge of the window so that its verse stays in sight. Escape closes it. */
export function WordNote({ word, language, onPrevious, onNext, onPlay, onClose }: Props) {
  const note = useRef<HTMLElement>(null);

  // A popover stands above whatever else is at that edge.
  useLayoutEffect(() => note.current?.showPopover(), []);

  useEffect(() => {
    const listening = new AbortController();
    addEventListener("keydown", ({ key }) => key === "Escape" && onClose(), { signal: listening.signal });
    return () => listening.abort();
  }, [onClose]);

  return (
    <section ref={note} popover="manual" className="card word-note" aria-label={t.note}>
      <div aria-live="polite">
        <p>
          <strong lang={`${language}-Deva`} translate="no">
            {word.sanskrit}
          </strong>{" "}
          <em lang={`${language}-Latn`} translate="no">
            {word.transliteration}
          </em>
        </p>
        <p>{word.meaning}</p>
        <p className="word-form">
          {word.grammar}
          {word.stem !== word.transliteration && (
            <span lang="sa-Latn" translate="no">
              ; {t.from(word.stem)}
            </span>
          )}
          {word.parts !== undefined && (
            <span lang="sa-Latn" translate="no">
              ; {t.made(word.parts.replaceAll("-", " + "))}
            </span>
          )}
        </p>
      </div>
      <div className="word-buttons">
        <button
          className="button quiet"
          disabled={!onPrevious}
          aria-label={t.previous}
          onClick={onPrevious ?? undefined}
        >
          ‹
        </button>
        <button className="button quiet" disabled={!onNext} aria-label={t.next} onClick={onNext ?? undefined}>
          ›
        </button>
        {onPlay && (
          <button className="button quiet" onClick={onPlay}>
            {t.play}
          </button>
        )}
        <button className="button quiet" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </section>
  );
}
