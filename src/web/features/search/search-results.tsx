import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Found, Piece } from "#model/found.ts";
import { searchMessages as t } from "#messages/search.ts";

/** Results of all kinds, the best first. */
export const SearchResults = ({ found }: { found: Found }) => (
  <ol className="found">
    {resultsOf(found).map((result) => (
      <Result key={result.href} {...result} />
    ))}
  </ol>
);

interface ResultProps {
  rank: number;
  href: string;
  title: string;
  kind: string;
  snippet: readonly Piece[];
}

const resultsOf = ({ deities, mantras, hymns, posts }: Found): ResultProps[] =>
  [
    ...deities.map(({ id, name, ...shown }) => ({
      ...shown,
      href: paths.deity(id),
      title: name,
      kind: t.deity,
    })),
    ...mantras.map(({ id, deityId, deityName, ...shown }) => ({
      ...shown,
      href: paths.chant(deityId, id),
      kind: t.kindOf(t.mantra, deityName),
    })),
    ...hymns.map(({ id, deityName, verse, ...shown }) => ({
      ...shown,
      href: verse ? `${paths.hymn(id)}#${verse.id}` : paths.hymn(id),
      kind: t.kindOf(t.hymn, deityName, verse?.name),
    })),
    ...posts.map(({ slug, category, ...shown }) => ({
      ...shown,
      href: paths.post(slug),
      kind: t.kindOf(t.teaching, category),
    })),
  ].toSorted((one, other) => one.rank - other.rank);

const Result = ({ href, title, kind, snippet }: ResultProps) => (
  <li>
    <Link className="card result" href={href}>
      <h2>{title}</h2>
      <p className="kind">{kind}</p>
      <p>{Array.from(snippet, ({ text, found }, place) => (found ? <mark key={place}>{text}</mark> : text))}</p>
    </Link>
  </li>
);
