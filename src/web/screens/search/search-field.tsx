import { useEffect, useRef, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { longestQuestion, pathOfAnswer, toQuestion } from "#model/search.ts";
import { useMessages } from "../../messages/language.ts";
import { searchMessages } from "../../messages/search.ts";

const DEBOUNCE_MS = 150;

/**
 * Uncontrolled input: React never overwrites a letter that is typed before hydration or while a result arrives. Without a
 * script, Enter submits the form.
 */
export function SearchField({ question }: { question: string }) {
  const t = useMessages(searchMessages);
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    clearTimeout(debounce.current);
    const typed = toQuestion(field.current?.value ?? "");
    if (typed !== question) navigate(pathOfAnswer(typed), { replace: true });
  };

  const searchSoon = () => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(search, DEBOUNCE_MS);
  };

  const searchNow = (event: SubmitEvent) => {
    event.preventDefault();
    search();
  };

  const shown = useRef(question);

  // The address is also changed by a suggestion, the search field of the header, or going back.
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const input = field.current;
    if (input && toQuestion(input.value) !== question) input.value = question;
  }, [question]);

  useEffect(() => () => clearTimeout(debounce.current), []);

  return (
    <search aria-label={t.title}>
      <form className="search-form" action={paths.search()} onSubmit={searchNow}>
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
          onInput={searchSoon}
        />
        <button className="button">{t.find}</button>
      </form>
    </search>
  );
}
