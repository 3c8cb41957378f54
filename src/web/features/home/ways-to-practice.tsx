import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { homeMessages as t } from "#messages/home.ts";
import { Icon } from "../../ui/icon.tsx";

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
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </Link>
  </li>
);
