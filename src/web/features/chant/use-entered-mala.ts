import { useEffect, useLayoutEffect, type RefObject } from "react";
import { collectEarlySamples } from "../../audio/early-samples.ts";
import { useSession } from "../../data/session.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import type { Mala } from "../../mala/mala.ts";

interface Options {
  verse: RefObject<HTMLElement | null>;
  /** Empty where there is no recording. */
  player: RefObject<HTMLAudioElement | null>;
  onHydrated: () => void;
}

/** Connects a mala with the page while the screen is shown, and with the day of the session's user. */
export function useEnteredMala(mala: Mala, { verse, player, onHydrated }: Options) {
  const { data: session } = useSession();
  const dayBeginsAt = session?.user?.settings.dayBeginsAt ?? 0;
  useEffect(() => mala.beginDayAt(dayBeginsAt), [mala, dayBeginsAt]);

  // Before the screen is taken out of the page, for then its sound would be cut off.
  useLayoutEffect(() => {
    if (!verse.current) return;
    const leave = mala.enter({
      deps: browserPractice(),
      player: player.current,
      verse: verse.current,
      earlySamples: collectEarlySamples(),
    });
    onHydrated();
    return leave;
  }, [mala, onHydrated, verse, player]);
}
