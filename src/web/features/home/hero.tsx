import { useLayoutEffect } from "react";
import { Link } from "wouter";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { useIsFirstPage } from "../../loading/navigation.ts";
import { homeMessages as t } from "#messages/home.ts";
import { applyPracticedHere } from "../../practice/apply-practiced-here.ts";
import { Today } from "./today.tsx";

/**
 * Shows a picture of dawn with one thing to begin. On a device on which somebody has practiced it is small and has no
 * picture. The mark for the first page is read by the styles of the sections further down (home.css).
 */
export function Hero({ featured }: { featured: FeaturedMantra | null }) {
  const isFirstPage = useIsFirstPage();
  // The starter has decided this for the first page, but the practice may have begun since.
  useLayoutEffect(() => {
    if (!isFirstPage) applyPracticedHere();
  }, [isFirstPage]);
  return (
    <section className="hero" data-hero="" data-first-page={isFirstPage || undefined}>
      <h1>{t.title}</h1>
      {featured ? <Today featured={featured} others={others} /> : <p className="buttons">{others}</p>}
    </section>
  );
}

const others = (
  <>
    <Link className="button quiet" href={paths.mantras()}>
      {t.exploreMantras}
    </Link>
    <Link className="button quiet" href={paths.meditation()}>
      {t.startMeditating}
    </Link>
  </>
);
