import { useEffect, useRef, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { addressOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { maxQueryLength, searchPath, normalizeQuery } from "#model/search.ts";
import { searchMessages as t } from "#messages/search.ts";

const DEBOUNCE_MS = 150;

/**
 * Shows the search field. Its input is uncontrolled, so React never overwrites a letter that is typed before hydration
 * or while a result arrives. Without a script, Enter submits the form.
 */
export function SearchField({ query }: { query: string }) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    clearTimeout(debounce.current);
    const typed = normalizeQuery(field.current?.value ?? "");
    if (typed !== query) navigate(searchPath(typed), { replace: true });
  };

  const searchSoon = () => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(search, DEBOUNCE_MS);
  };

  const searchNow = (event: SubmitEvent) => {
    event.preventDefault();
    search();
  };

  const shown = useRef(query);

  // A suggestion, the search field of the header, or going back may also change the address.
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    const input = field.current;
    if (input && normalizeQuery(input.value) !== query) input.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(debounce.current), []);

  return (
    <search aria-label={t.title}>
      <form className="search-form" action={addressOf(paths.search())} onSubmit={searchNow}>
        <label htmlFor="query">{t.label}</label>
        <input
          id="query"
          ref={field}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxQueryLength}
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
