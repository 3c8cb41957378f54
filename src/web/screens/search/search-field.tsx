import { useEffect, useRef, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { longestQuestion, pathOfAnswer, toQuestion } from "#model/search.ts";
import { useMessages } from "../../messages/language.ts";
import { searchMessages } from "../../messages/search.ts";

/** How long the fingers must rest, in ms, before what is written so far is asked. */
const REST = 150;

/**
 * Belongs to the browser, not to React: so a letter typed before the page is alive is kept, and one typed while an
 * answer comes is never taken back. Without a script, Enter sends it as any form.
 */
export function SearchField({ question }: { question: string }) {
  const t = useMessages(searchMessages);
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = () => {
    clearTimeout(waiting.current);
    const asked = toQuestion(field.current?.value ?? "");
    if (asked !== question) navigate(pathOfAnswer(asked), { replace: true });
  };

  const askSoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(ask, REST);
  };

  const askNow = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
  };

  const known = useRef(question);

  // The address is also changed from elsewhere: by a suggestion, the field above, or going back.
  useEffect(() => {
    if (known.current === question) return;
    known.current = question;
    const input = field.current;
    if (input && toQuestion(input.value) !== question) input.value = question;
  }, [question]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  return (
    <search aria-label={t.title}>
      <form className="search-form" action={paths.search()} onSubmit={askNow}>
        <label htmlFor="question">{t.label}</label>
        <input
          id="question"
          ref={field}
          type="search"
          name="q"
          defaultValue={question}
          maxLength={longestQuestion}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          onInput={askSoon}
        />
        <button className="button">{t.find}</button>
      </form>
    </search>
  );
}
