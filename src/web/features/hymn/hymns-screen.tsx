import { Link } from "wouter";
import type { HymnCard } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnsMessages as t } from "#messages/hymn.ts";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";

export default function HymnsScreen({ hymns }: { hymns: HymnCard[] }) {
  return (
    <section className="hymns">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <ul>
        {hymns.map(({ id, title, sanskritTitle, description, language, deity, verseCount }) => (
          <li key={id} className="card">
            <DeityIcon svg={deity.svgIcon} />
            <div>
              <h2>
                <Link href={paths.hymn(id)} aria-label={t.open(title)}>
                  {title}
                </Link>
              </h2>
              <p className="title-in-script" lang={`${language}-Deva`} translate="no">
                {sanskritTitle}
              </p>
              <p>{description}</p>
              <small>{t.facts(verseCount, t.languages[language], deity.name)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
