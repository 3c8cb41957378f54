import { Link } from "wouter";
import type { HymnCard } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { isAlike } from "#messages/language.ts";
import { hymnsMessages as t } from "#messages/hymn.ts";
import { InScript } from "../../ui/in-script.tsx";
import { pictureSources } from "../../ui/mantra/picture-sources.ts";

/** Lists the hymns by the deity they praise, in the order in which each is named first. */
export default function HymnsScreen({ hymns }: { hymns: HymnCard[] }) {
  const ofDeities = [...Map.groupBy(hymns, ({ deity }) => deity.id).values()];
  return (
    <section className="hymns">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      {ofDeities.map((ofDeity) => (
        <HymnsOfDeity key={ofDeity[0]?.deity.id} hymns={ofDeity} />
      ))}
    </section>
  );
}

function HymnsOfDeity({ hymns }: { hymns: HymnCard[] }) {
  const deity = hymns[0]?.deity;
  return (
    deity && (
      <section aria-labelledby={deity.id}>
        <h2 id={deity.id}>
          <Picture image={deity.image} />
          {deity.name}
        </h2>
        <ul>
          {hymns.map(({ id, title, sanskritTitle, description, language, verseCount, seconds }) => (
            <li key={id} data-alike={isAlike?.(title, sanskritTitle)}>
              <h3>
                <Link href={paths.hymn(id)} aria-label={seconds === undefined ? t.read(title) : t.open(title)}>
                  {title}
                </Link>
              </h3>
              <InScript as="p" className="title-in-script" text={sanskritTitle} language={language} />
              <p className="about">{description}</p>
              <small>
                {t.facts(language, verseCount)}
                {seconds !== undefined && t.minutes(Math.max(1, Math.round(seconds / 60)))}
              </small>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Shows the picture of a deity. If it cannot be loaded, the hymns can still be chosen. */
const Picture = ({ image }: { image: string }) => (
  <picture>
    {pictureSources(image).map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes="2rem" />
    ))}
    <img src={image} alt="" width="800" height="800" loading="lazy" decoding="async" />
  </picture>
);
