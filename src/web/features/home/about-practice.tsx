import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { homeMessages as t } from "#messages/home.ts";
import { useSite } from "../../data/site-context.ts";
import { Icon } from "../../ui/icon.tsx";

export function Welcome() {
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{t.welcome(useSite().name)}</h2>
      <p>{t.welcomeText}</p>
    </section>
  );
}

export function PowerOfMantra() {
  return (
    <section className="power" aria-labelledby="power">
      <h2 id="power">{t.power}</h2>
      <p className="lead">{t.powerText}</p>
      <div className="benefits">
        <Benefits title={t.spiritual} benefits={t.spiritualBenefits} />
        <Benefits title={t.physical} benefits={t.physicalBenefits} />
      </div>
      <div className="tradition">
        <span aria-hidden="true">{BEADS_PER_MALA}</span>
        <h3>{t.tradition}</h3>
        <p>{t.traditionText}</p>
      </div>
    </section>
  );
}

const Benefits = ({ title, benefits }: { title: string; benefits: string[] }) => (
  <div className="card">
    <h3>{title}</h3>
    <ul className="beads">
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  </div>
);

export function WaysToPractice() {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{t.ways}</h2>
      <ul className="ways">
        <Way href={paths.mantras()} icon="mala" {...t.chantWay} />
        <Way href={paths.meditation()} icon="lotus" {...t.meditationWay} />
        <Way href={paths.blog()} icon="book" {...t.teachingsWay} />
      </ul>
    </section>
  );
}

const Way = ({ href, icon, title, text }: Record<"href" | "icon" | "title" | "text", string>) => (
  <li>
    <Link href={href} className="card">
      <span className="deity-icon">
        <Icon name={icon} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </Link>
  </li>
);

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
    <Link href={href}>{go}</Link>
  </li>
);
