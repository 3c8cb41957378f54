import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import type { DeityCard } from "#model/deity.ts";
import { dayNumber } from "#engines/india-day.ts";
import { refetch, tryGet } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { DeityGrid } from "./deity-grid.tsx";
import { FeaturedMantraPanel } from "./featured-mantra-panel.tsx";
import { Hero } from "./hero.tsx";
import { BeginJourney, PowerOfMantra, WaysToPractice, Welcome } from "./about-practice.tsx";

interface Props {
  deities: DeityCard[];
  featured: FeaturedMantra | null;
}

export default function HomeScreen({ deities, featured }: Props) {
  useMantraOfTheDay(featured?.day);
  return (
    <>
      <Hero featured={featured} />
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
      // The day is read again when this page is opened again.
      () => null,
    );
    return () => void watching.then((stop) => stop?.());
  }, [replies, day]);
}
