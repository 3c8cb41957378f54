import type { FeaturedMantra } from "#contract/page-replies.ts";
import type { DeityCard } from "#model/deity.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { BeginJourney } from "./begin-journey.tsx";
import { DeityGrid } from "./deity-grid.tsx";
import { FeaturedMantraPanel } from "./featured-mantra-panel.tsx";
import { Hero } from "./hero.tsx";
import { Today } from "./today.tsx";
import { PowerOfMantra } from "./power-of-mantra.tsx";
import { WaysToPractice } from "./ways-to-practice.tsx";
import { useMantraOfTheDay } from "./use-mantra-of-the-day.ts";
import { Welcome } from "./welcome.tsx";

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
