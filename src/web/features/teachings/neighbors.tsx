import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { postMessages as t } from "#messages/teachings.ts";

/** The two teachings that belong together and link to each other. */
const first = "introduction-to-vedic-mantras";
const second = "power-of-mantras-and-meditation";

export function Neighbors({ slug }: { slug: string }) {
  if (slug !== first && slug !== second) return null;
  const isFirst = slug === first;
  return (
    <nav className="neighbors" aria-label={t.neighbors}>
      <Link className={`button quiet ${isFirst ? "next" : "previous"}`} href={paths.post(isFirst ? second : first)}>
        {isFirst ? t.next : t.previous}
      </Link>
    </nav>
  );
}
