import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { homeMessages as t } from "#messages/home.ts";

export function BeginJourney() {
  return (
    <section className="journey" aria-labelledby="journey">
      <h2 id="journey">{t.begin}</h2>
      <ol>
        <Step href={paths.mantras()} go={t.exploreMantras} {...t.chanting} />
        <Step href={paths.meditation()} go={t.startMeditating} {...t.meditation} />
        <Step href={paths.blog()} go={t.readArticles} {...t.teachings} />
      </ol>
    </section>
  );
}

const Step = ({ href, go, title, text }: Record<"href" | "go" | "title" | "text", string>) => (
  <li>
    <h3>{title}</h3>
    <p>{text}</p>
    <Link href={href} className="button quiet">
      {go}
    </Link>
  </li>
);
