import { useEffect, useRef, type SubmitEvent } from "react";
import { longestSearch } from "#model/practice.ts";
import { historyMessages as t } from "#messages/history.ts";

const DEBOUNCE_MS = 200;

/** What is typed stays on this page: it is no part of the address. */
export function HistorySearch({ onSearch }: { onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounce.current), []);

  const search = () => {
    clearTimeout(debounce.current);
    onSearch((field.current?.value ?? "").toWellFormed().trim());
  };

  const searchSoon = () => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(search, DEBOUNCE_MS);
  };

  const searchNow = (event: SubmitEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <search aria-label={t.search}>
      <form className="history-search field" onSubmit={searchNow}>
        <label htmlFor="history-search">{t.search}</label>
        <div className="line">
          <input
            id="history-search"
            ref={field}
            type="search"
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
            aria-describedby="history-search-hint"
            onInput={searchSoon}
          />
        </div>
        <small id="history-search-hint">{t.searchHint}</small>
      </form>
    </search>
  );
}
