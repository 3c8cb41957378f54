import { Link } from "wouter";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { mantrasMessages as t } from "#messages/deities.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { DeityPicture } from "../../ui/mantra/deity-picture.tsx";

/** Number of pictures that are visible without scrolling on most screens. */
const FIRST_ROW = 3;

interface Props {
  deities: DeityCard[];
  collections: DeityCard[];
}

export default function MantrasScreen({ deities, collections }: Props) {
  return (
    <section className="collection">
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="more-to-chant">
          {t.hymns}{" "}
          <Link className="button quiet" href={paths.hymns()}>
            {t.viewHymns}
          </Link>
        </p>
      </header>
      <AdSlot name="mantras-page-top" size="banner" />
      <Cards cards={deities} visible={FIRST_ROW} />
      {collections.length > 0 && (
        <>
          <p className="more-to-chant">{t.more}</p>
          <Cards cards={collections} visible={0} />
        </>
      )}
    </section>
  );
}

/** `visible`: number of pictures that are loaded at once; the others wait until somebody scrolls. */
function Cards({ cards, visible }: { cards: DeityCard[]; visible: number }) {
  return (
    <ul>
      {cards.map(({ id, name, description, image }, place) => (
        <li key={id} className="collection-card" data-deity={id}>
          <DeityPicture image={image} alt="" sizes="(min-width: 64rem) 24rem, 45vw" eager={place < visible} />
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
  );
}
