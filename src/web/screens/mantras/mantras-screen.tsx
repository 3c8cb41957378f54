import { Link } from "wouter";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { useMessages } from "../../messages/language.ts";
import { mantrasMessages } from "../../messages/mantras.ts";
import { AdSlot } from "../../parts/ad-slot.tsx";
import { DeityPicture } from "../../parts/deity-picture.tsx";

/** Number of pictures that are visible without scrolling on most screens. */
const FIRST_ROW = 3;

export default function MantrasScreen({ deities }: { deities: DeityCard[] }) {
  const t = useMessages(mantrasMessages);
  return (
    <section className="collection">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <AdSlot name="mantras-page-top" size="banner" />
      <ul>
        {deities.map(({ id, name, description, image }, place) => (
          <li key={id} className="collection-card" data-deity={id}>
            <DeityPicture image={image} alt="" sizes="(min-width: 64rem) 24rem, 45vw" eager={place < FIRST_ROW} />
            <div>
              <h2>{name}</h2>
              <p>{description}</p>
              <Link className="button" href={paths.deity(id)}>
                {t.view(name)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
