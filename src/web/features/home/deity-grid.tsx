import { Link } from "wouter";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { homeMessages as t } from "#messages/home.ts";
import { isAlike } from "#messages/language.ts";
import { InScript } from "../../ui/in-script.tsx";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";
import { pictureSources } from "../../ui/mantra/picture-sources.ts";

const PICTURE_SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 45vw";

export function DeityGrid({ deities }: { deities: DeityCard[] }) {
  return (
    <section aria-labelledby="deities">
      <h2 id="deities">{t.deities}</h2>
      <ul className="deity-grid">
        {deities.map(({ id, name, sanskritName, description, svgIcon, image, mantraCount }) => (
          <li key={id}>
            <Link href={paths.deity(id)} className="card" data-deity={id}>
              <Picture image={image} />
              <DeityIcon svg={svgIcon} />
              <h3 data-alike={isAlike?.(name, sanskritName)}>
                {name} <InScript text={sanskritName} />
              </h3>
              <p>{description}</p>
              <small>{t.mantraCount(mantraCount)}</small>
            </Link>
          </li>
        ))}
        {/* This fills the rest of the last row. */}
        <li>
          <Link href={paths.mantras()} className="card whole-collection">
            <h3>{t.allMantras}</h3>
            <p>{t.allMantrasText}</p>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** Shows the picture of a deity. Where it cannot be loaded, the color and the emblem of the deity are visible. */
const Picture = ({ image }: { image: string }) => (
  <picture>
    {pictureSources(image).map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes={PICTURE_SIZES} />
    ))}
    <img data-picture src={image} alt="" width="800" height="800" loading="lazy" decoding="async" />
  </picture>
);
