import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Found, Piece } from "#model/found.ts";
import { searchMessages as t } from "#messages/search.ts";

/** Results by kind, without kinds that have none. */
export function SearchResults({ found: { deities, mantras, hymns, posts } }: { found: Found }) {
  return (
    <>
      <Group title={t.deities} count={deities.length}>
        {deities.map(({ id, name, snippet }) => (
          <Result key={id} href={paths.deity(id)} title={name} snippet={snippet} />
        ))}
      </Group>
      <Group title={t.mantras} count={mantras.length}>
        {mantras.map(({ id, title, deityId, deityName, snippet }) => (
          <Result key={id} href={paths.chant(deityId, id)} title={title} kind={deityName} snippet={snippet} />
        ))}
      </Group>
      <Group title={t.hymns} count={hymns.length}>
        {hymns.map(({ id, title, deityName, snippet }) => (
          <Result key={id} href={paths.hymn(id)} title={title} kind={deityName} snippet={snippet} />
        ))}
      </Group>
      <Group title={t.teachings} count={posts.length}>
        {posts.map(({ slug, title, category, snippet }) => (
          <Result key={slug} href={paths.post(slug)} title={title} kind={category} snippet={snippet} />
        ))}
      </Group>
    </>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="found">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface ResultProps {
  href: string;
  title: string;
  kind?: string;
  snippet: readonly Piece[];
}

const Result = ({ href, title, kind, snippet }: ResultProps) => (
  <li>
    <Link className="card result" href={href}>
      <h3>{title}</h3>
      {kind && <p className="kind">{kind}</p>}
      <p>{Array.from(snippet, ({ text, found }, place) => (found ? <mark key={place}>{text}</mark> : text))}</p>
    </Link>
  </li>
);
