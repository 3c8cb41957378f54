import { useEffect } from "react";
import { Link } from "wouter";
import { pageApi } from "#contract/page-api.ts";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import type { DeityCard } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { dayNumber } from "#engines/india-day.ts";
import { refetch, tryGet } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useIsFirstPage } from "../../loading/navigation.ts";
import { homeMessages as t } from "#messages/home.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { DeityGrid } from "./deity-grid.tsx";
import { FeaturedMantraPanel } from "./featured-mantra-panel.tsx";
import { BeginJourney, PowerOfMantra, WaysToPractice, Welcome } from "./introduction.tsx";
import { Today } from "./today.tsx";

interface Props {
  deities: DeityCard[];
  featured: FeaturedMantra | null;
}

export default function HomeScreen({ deities, featured }: Props) {
  useMantraOfTheDay(featured?.day);
  return (
    <>
      <Hero />
      {featured && <Today {...featured} />}
      <DeityGrid deities={deities} />
      {featured && <FeaturedMantraPanel {...featured} />}
      <Welcome />
      <AdSlot name="home-banner" size="banner" />
      <PowerOfMantra />
      <WaysToPractice />
      <AdSlot name="home-rectangle" size="rectangle" />
      <BeginJourney />
    </>
  );
}

/** The mark for the first page is read by the styles of the sections further down (home.css). */
function Hero() {
  const isFirstPage = useIsFirstPage();
  return (
    <section className="hero" data-first-page={isFirstPage || undefined}>
      <div>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="buttons">
          <Link className="button" href={paths.mantras()}>
            {t.exploreMantras}
          </Link>
          <Link className="button quiet" href={paths.meditation()}>
            {t.startMeditating}
          </Link>
        </p>
      </div>
      <div className="sunrise" aria-hidden="true">
        <div className="mandala" />
      </div>
    </section>
  );
}

const loadDayClock = lazyModule(() => import("../../device/day-clock.ts"));

/**
 * Fetches the next mantra once the day of the shown one is over: while the page stays open, when it is opened again,
 * and when the browser restores the page of another day.
 */
function useMantraOfTheDay(day: number | undefined) {
  const replies = useReplyCache();
  useEffect(() => {
    if (day === undefined) return;
    const refetchIfOver = () => {
      if (dayNumber(new Date()) === day) return;
      // Yesterday's mantra stays, so a failure is only logged.
      refetch(replies, tryGet(pageApi.featuredMantra, {})).catch(console.error);
    };
    refetchIfOver();
    const watching = loadDayClock().then(
      ({ watchMinutes }) => watchMinutes(refetchIfOver),
      // The day is looked at again when this page is opened again.
      () => null,
    );
    return () => void watching.then((stop) => stop?.());
  }, [replies, day]);
}
