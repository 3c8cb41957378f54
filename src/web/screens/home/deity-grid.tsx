import { Link } from "wouter";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { homeMessages } from "../../messages/home.ts";
import { useMessages } from "../../messages/language.ts";
import { DeityIcon } from "../../parts/deity-icon.tsx";

export function DeityGrid({ deities }: { deities: DeityCard[] }) {
  const t = useMessages(homeMessages);
  return (
    <section aria-labelledby="deities">
      <h2 id="deities">{t.deities}</h2>
      <ul className="deity-grid">
        {deities.map(({ id, name, description, svgIcon, mantraCount }) => (
          <li key={id}>
            <Link href={paths.deity(id)} className="card" data-deity={id}>
              <DeityIcon svg={svgIcon} />
              <h3>{name}</h3>
              <p>{description}</p>
              <small>{t.mantraCount(mantraCount)}</small>
            </Link>
          </li>
        ))}
        {/* Fills the rest of the last row. */}
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
