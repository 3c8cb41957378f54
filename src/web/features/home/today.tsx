import { useEffect } from "react";
import { Link } from "wouter";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useSession } from "../../data/session.ts";
import { homeMessages as t } from "#messages/home.ts";
import { hasPracticedHere } from "../../practice/practiced-here.ts";

const todaysPractice = lazyPart(() => import("../today/todays-practice.tsx"));

/**
 * Shows a way to begin, which the server renders for everybody. Visitors who have practiced before see what this device
 * knows of their practice instead, in the same space.
 */
export function Today({ mantra, deityId }: FeaturedMantra) {
  const { data: session, status } = useSession();
  const user = session?.user ?? null;
  const hasPracticed = status !== "pending" && (user !== null || hasPracticedHere());
  // The first-visit words stay where this part cannot be loaded.
  const { Part, show } = useOnDemand(todaysPractice, console.warn);
  useEffect(() => {
    if (hasPracticed && !Part) show();
  });

  const firstMala = (
    <>
      <p>{t.firstMala(mantra.title)}</p>
      <Link className="button" href={`${paths.chant(deityId, mantra.id)}?begin`}>
        {t.beginFirstMala}
      </Link>
    </>
  );
  return (
    <section className="today" aria-label={t.today}>
      <div className="card">
        {Part && hasPracticed ? (
          <Part user={user} featured={{ deityId, mantraId: mantra.id, title: mantra.title }} fallback={firstMala} />
        ) : (
          firstMala
        )}
      </div>
    </section>
  );
}
