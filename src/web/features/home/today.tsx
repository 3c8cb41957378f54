import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { lazyPart, useWhenWanted } from "../../loading/lazy-part.tsx";
import { useIsSessionAwaited, useSession } from "../../data/session.ts";
import { homeMessages as t } from "#messages/home.ts";
import { hasPracticedHere } from "../../practice/practiced-here.ts";

const todaysPractice = lazyPart(() => import("../today/todays-practice.tsx"));

interface Props {
  featured: FeaturedMantra;
  /** These links are next to the one that begins or continues. */
  others: ReactNode;
}

/**
 * Shows a way to begin, which the server renders for everybody. Visitors who have practiced before see what this device
 * knows of their practice instead, in the same space.
 */
export function Today({ featured: { mantra, deityId, firstMala }, others }: Props) {
  const session = useSession();
  const isAwaited = useIsSessionAwaited(session);
  const [hasFailed, setHasFailed] = useState(false);
  const user = session.data?.user ?? null;
  const hasPracticed = !isAwaited && (user !== null || hasPracticedHere());
  const { Part } = useWhenWanted(todaysPractice, hasPracticed, (error) => {
    console.warn("What was practiced is not shown", error);
    setHasFailed(true);
  });

  const firstWords = (isWaiting: boolean) => (
    <div data-waiting={isWaiting || undefined}>
      <p>{t.firstMala(firstMala)}</p>
      <p className="buttons">
        <Link className="button" href={`${paths.chant(firstMala.deityId, firstMala.id)}?begin`}>
          {t.beginFirstMala}
        </Link>
        {others}
      </p>
    </div>
  );
  const isWaiting = !hasFailed && (isAwaited || hasPracticed);
  return (
    <section className="today" aria-label={t.today}>
      {Part ? (
        <Part
          user={user}
          others={others}
          featured={{ deityId, mantraId: mantra.id, title: mantra.title }}
          waiting={firstWords(true)}
          nothing={firstWords(false)}
        />
      ) : (
        firstWords(isWaiting)
      )}
    </section>
  );
}
