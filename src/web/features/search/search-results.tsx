import { Link } from "wouter";
import { paths, verseInHymn } from "#model/paths.ts";
import type { Found, Piece } from "#model/found.ts";
import { isAlike } from "#messages/language.ts";
import { searchMessages as t } from "#messages/search.ts";
import { InScript } from "../../ui/in-script.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SanskritWords } from "../../ui/sanskrit-words.tsx";

/** Lists results of all kinds, the best first. */
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
  icon: string;
  /** The beginning of a mantra in Devanagari. */
  opening?: string;
  snippet: readonly Piece[];
  isVerse?: true;
}

const resultsOf = ({ deities, mantras, hymns, posts }: Found): ResultProps[] =>
  [
    ...deities.map(({ id, name, ...shown }) => ({
      ...shown,
      href: paths.deity(id),
      title: name,
      kind: t.deity,
      icon: "lotus",
    })),
    ...mantras.map(({ id, deityId, deityName, ...shown }) => ({
      ...shown,
      href: paths.chant(deityId, id),
      kind: t.kindOf(t.mantra, deityName),
      icon: "mala",
    })),
    ...hymns.map(({ id, deityName, verse, ...shown }) => ({
      ...shown,
      href: verse ? verseInHymn(id, verse) : paths.hymn(id),
      kind: t.kindOf(t.hymn, deityName, verse?.name),
      icon: "tone",
    })),
    ...posts.map(({ slug, category, ...shown }) => ({
      ...shown,
      href: paths.post(slug),
      kind: t.kindOf(t.teaching, category),
      icon: "book",
    })),
  ].toSorted((one, other) => one.rank - other.rank);

const Result = ({ href, title, kind, icon, opening, snippet, isVerse }: ResultProps) => (
  <li>
    <Link className="card result" href={href} data-alike={isAlike?.(title, opening ?? "")}>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className="kind">{kind}</p>
      {opening && <InScript as="p" className="opening" text={opening} />}
      <p className="snippet" {...(isVerse && { translate: "no" })}>
        {Array.from(snippet, ({ found, ...piece }, place) =>
          found ? (
            <mark key={place}>
              <Words {...piece} />
            </mark>
          ) : (
            <Words key={place} {...piece} />
          ),
        )}
      </p>
      {opening && <span className="to-chant">{t.chant}</span>}
    </Link>
  </li>
);

/** Shows words in both kinds of Latin letters, of which the page displays the chosen one. */
const Words = ({ text, plain }: Omit<Piece, "found">) =>
  !plain ? (
    <SanskritWords text={text} />
  ) : (
    <>
      <span className="plain">{plain}</span>
      <span className="iast" lang="sa-Latn" translate="no">
        {text}
      </span>
    </>
  );
