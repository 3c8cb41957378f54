import { Link } from "wouter";
import type { HymnCard } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnsMessages as t } from "#messages/hymn.ts";
import { pictureSources } from "../../ui/mantra/picture-sources.ts";

export default function HymnsScreen({ hymns }: { hymns: HymnCard[] }) {
  return (
    <section className="hymns">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <ul>
        {hymns.map(({ id, title, sanskritTitle, description, language, deity, verseCount, seconds }) => (
          <li key={id} className="card">
            <Picture image={deity.image} />
            <div>
              <h2>
                <Link href={paths.hymn(id)} aria-label={seconds === undefined ? t.read(title) : t.open(title)}>
                  {title}
                </Link>
              </h2>
              <p className="title-in-script" lang={`${language}-Deva`} translate="no">
                {sanskritTitle}
              </p>
              <p>{description}</p>
            </div>
            <small>
              {t.facts(deity.name, t.languages[language], verseCount)}
              {seconds !== undefined && t.minutes(Math.max(1, Math.round(seconds / 60)))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the picture of a hymn. If it cannot be loaded, the hymn can still be chosen. */
const Picture = ({ image }: { image: string }) => (
  <picture>
    {pictureSources(image).map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes="3.5rem" />
    ))}
    <img src={image} alt="" width="800" height="800" loading="lazy" decoding="async" />
  </picture>
);
