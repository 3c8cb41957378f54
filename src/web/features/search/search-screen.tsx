import { Link, useRouter } from "wouter";
import { searchPath, normalizeQuery } from "#model/search.ts";
import type { Found } from "#model/found.ts";
import { useSearchResult } from "./use-search-result.ts";
import { fullStop } from "#messages/language.ts";
import { searchMessages as t } from "#messages/search.ts";
import { readFailure } from "../../ui/read-failure.ts";
import { SanskritWords } from "../../ui/sanskrit-words.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchField } from "./search-field.tsx";
import { useSearch } from "wouter/use-browser-location";

/** Shows the results of a query. The query is part of the address, so that results can be revisited and shared. */
export default function SearchScreen() {
  const query = useSearchQuery();
  return (
    <section className="search-page">
      <h1>{t.title}</h1>
      <p className="lead">
        <SanskritWords text={t.lead} />
      </p>
      <SearchField query={query} />
      {query === "" ? <Suggestions /> : <Results query={query} />}
    </section>
  );
}

function Results({ query }: { query: string }) {
  const { status, found, error, tryAgain } = useSearchResult(query);
  const isAnswered = status === "success";
  const count = found ? countOf(found) : 0;
  return (
    <>
      <output className="search-count">
        {status === "pending" && t.searching}
        {isAnswered && <SanskritWords isTyped text={count > 0 ? t.found(count, query) : t.nothing(query)} />}
      </output>
      {error && (
        <div className="search-failure" role="alert">
          <p>{t.failed}</p>
          <p className="error-text">{readFailure(error)}</p>
          <button className="button" onClick={tryAgain}>
            {t.tryAgain}
          </button>
        </div>
      )}
      {isAnswered && count === 0 && (
        <>
          <p>{found?.nearest ? <Nearest {...found.nearest} /> : t.nothingHint}</p>
          <Suggestions />
        </>
      )}
      {found && <SearchResults found={found} />}
    </>
  );
}

const Nearest = ({ title, path }: NonNullable<Found["nearest"]>) => (
  <>
    {t.nearest} <Link href={path}>{title}</Link>
    {fullStop}
  </>
);

const countOf = ({ deities, mantras, hymns, posts }: Found) =>
  deities.length + mantras.length + hymns.length + posts.length;

function Suggestions() {
  return (
    <div className="suggestions">
      <h2>{t.begin}</h2>
      <ul>
        {t.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link className="button quiet" href={searchPath(suggestion)}>
              <SanskritWords text={suggestion} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reads the query in the address. The router's own useSearch would decode it twice. */
const useSearchQuery = (): string => normalizeQuery(new URLSearchParams(useSearch(useRouter())).get("q"));
