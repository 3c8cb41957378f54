import { useSyncExternalStore } from "react";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { prayersMessages as t } from "#messages/chant.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import { arePrayersOffered, switchPrayers, watchPrayers } from "./prayer-choice.ts";

export type PrayerPlace = "opening" | "closing";

const dialogPart = lazyPart(() => import("./prayers-dialog.tsx"), "prayers-dialog");

const usePrayersOffered = () => useSyncExternalStore(watchPrayers, arePrayersOffered, () => false);

/** Turns the prayers around the beads on or off. */
export function PrayerSwitch() {
  return (
    <button
      className="button quiet prayer-switch"
      aria-pressed={usePrayersOffered()}
      aria-label={t.offerSaid}
      onClick={switchPrayers}
    >
      {t.offer}
    </button>
  );
}

/** Opens the prayers of a place, for those who have chosen to have them. */
export function PrayerOffer({ place }: { place: PrayerPlace }) {
  const isOffered = usePrayersOffered();
  const dialog = useOnDemand(dialogPart, useLoadFailure());
  if (!isOffered) return null;
  return (
    <>
      <button className="button quiet" onClick={dialog.show}>
        {t[place]}
      </button>
      {dialog.Part && <dialog.Part place={place} close={dialog.hide} />}
    </>
  );
}
