import { Link } from "wouter";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { mantrasMessages as t } from "#messages/mantras.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { DeityPicture } from "../../ui/mantra/deity-picture.tsx";

/** So many pictures are visible without scrolling on most screens. */
const FIRST_ROW = 4;

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
      </header>
      <AdSlot name="mantras-page-top" size="banner" />
      <Cards Heading="h2" cards={deities} visible={FIRST_ROW} view={t.view} />
      <div className="further">
        {collections.length > 0 && (
          <section aria-labelledby="prayers">
            <h2 id="prayers">{t.prayers}</h2>
            <Cards Heading="h3" cards={collections} visible={0} view={() => t.viewPrayers} name={t.viewPrayersOf} />
          </section>
        )}
        <section aria-labelledby="hymns">
          <h2 id="hymns">{t.hymns}</h2>
          <p>{t.aboutHymns}</p>
          <Link className="button quiet" href={paths.hymns()}>
            {t.viewHymns}
          </Link>
          <p>
            <Link href={paths.ownMantras()}>{t.ownMantras}</Link>
          </p>
        </section>
      </div>
    </section>
  );
}

interface CardsProps {
  Heading: "h2" | "h3";
  cards: DeityCard[];
  /** So many pictures are loaded at once. The others wait until somebody scrolls. */
  visible: number;
  /**
   * `view` returns the words of a card's link, and `name` its accessible name where these words do not say where it
   * leads.
   */
  view: (name: string) => string;
  name?: (name: string) => string;
}

function Cards({ Heading, cards, visible, view, name: nameOf }: CardsProps) {
  return (
    <ul>
      {cards.map(({ id, name, description, image }, place) => (
        <li key={id} className="collection-card" data-deity={id}>
          <DeityPicture image={image} alt="" sizes="(min-width: 40rem) 18rem, 8rem" eager={place < visible} />
          <div>
            <Heading>{name}</Heading>
            <p>{description}</p>
            <Link className="button" href={paths.deity(id)} aria-label={nameOf?.(name)}>
              {view(name)}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
