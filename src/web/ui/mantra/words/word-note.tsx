import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Word } from "#model/mantra.ts";
import { InScript } from "../../in-script.tsx";
import { formOf, senseOf } from "#model/word-sense.ts";
import { wordScript } from "#messages/language.ts";
import { wordsMessages as t } from "#messages/words.ts";

interface Props {
  word: Word;
  /** An ISO 639 code. */
  language: string;
  /** The flag is true where a key has opened the card. */
  takesFocus: boolean;
  /** The function is null at the first word, and the next one at the last word. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** The field is absent where the word is not sung. */
  onPlay?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Shows the card of one word at the lower edge of the window, so that its verse stays in sight. The card tells what the
 * word means in its place, and its form and root on request. Escape and a press anywhere else close it.
 */
export function WordNote({ word, language, takesFocus, onPrevious, onNext, onPlay, onClose }: Props) {
  const note = useRef<HTMLElement>(null);
  const [isMoreShown, setMoreShown] = useState(false);

  // A popover stands above everything else at the lower edge of the window.
  useLayoutEffect(() => {
    const opened = note.current;
    const before = document.activeElement;
    opened?.showPopover();
    if (takesFocus) opened?.focus();
    return () => {
      if (before instanceof HTMLElement && opened?.contains(document.activeElement)) before.focus();
    };
  }, [takesFocus]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    function closeBeside({ target }: Event) {
      if (target instanceof Node && !note.current?.contains(target)) onClose();
    }
    addEventListener("keydown", ({ key }) => key === "Escape" && onClose(), { signal });
    // The card closes before the press is answered, because a press on another word opens the card of that word.
    addEventListener("click", closeBeside, { signal, capture: true });
    return () => listening.abort();
  }, [onClose]);

  return (
    <section ref={note} popover="manual" className="card word-note" tabIndex={-1} aria-label={t.note}>
      <div aria-live="polite">
        <p className="word-letters">
          <InScript as="strong" text={word.sanskrit} language={language} />{" "}
          <em lang={`${language}-Latn`} translate="no">
            {word.transliteration}
          </em>
        </p>
        <p className="word-sense">{senseOf(word)}</p>
        {isMoreShown && <MoreOfWord word={word} />}
      </div>
      <button className="text-button" aria-expanded={isMoreShown} onClick={() => setMoreShown(!isMoreShown)}>
        {isMoreShown ? t.less : t.more}
      </button>
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

/** Shows what dictionary and grammar say about a word. */
function MoreOfWord({ word }: Pick<Props, "word">) {
  const { meaning, stem, parts, transliteration } = word;
  const form = formOf(word);
  return (
    <dl>
      <dt>{t.meaning}</dt>
      <dd>{meaning}</dd>
      {form && (
        <>
          <dt>{t.form}</dt>
          <dd>{form}</dd>
        </>
      )}
      {stem !== transliteration && (
        <>
          <dt>{t.stem}</dt>
          <dd lang={`sa-${wordScript}`} translate="no">
            {stem}
          </dd>
        </>
      )}
      {parts !== undefined && (
        <>
          <dt>{t.parts}</dt>
          <dd lang={`sa-${wordScript}`} translate="no">
            {parts.replaceAll("-", " + ")}
          </dd>
        </>
      )}
    </dl>
  );
}
