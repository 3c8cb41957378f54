import { useEffect, useState } from "react";
import { watchAllStored } from "../../device/watch-stored.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { isOfVows, sortedVows } from "../../practice/kept-vows.ts";
import { PastVows } from "../../ui/mantra/vow/past-vows.tsx";
import { changesOn, VowCard, VowTitle } from "../../ui/mantra/vow/vow-card.tsx";
import { LetGo, VowRest } from "../../ui/mantra/vow/vow-plans.tsx";

/** The vows of this device: those that run as cards, and those that are over. */
export function Vows({ today }: { today: string }) {
  const [{ running, over }, setVows] = useState<ReturnType<typeof sortedVows>>({ running: [], over: [] });
  const readAgain = () => setVows(sortedVows(browserPractice().storage, today));
  useEffect(() => {
    const ending = new AbortController();
    const read = () => setVows(sortedVows(browserPractice().storage, today));
    read();
    watchAllStored((key) => isOfVows(key) && read(), ending.signal);
    return () => ending.abort();
  }, [today]);

  return (
    <>
      {running.map((vow) => (
        <VowCard
          key={vow.terms.id}
          vow={vow}
          changes={changesOn(vow, readAgain)}
          title={<VowTitle terms={vow.terms} />}
        >
          <div className="vow-plans">
            <VowRest vow={vow} changes={changesOn(vow, readAgain)} />
            <LetGo vow={vow} change={changesOn(vow, readAgain).change} className="text-button" />
          </div>
        </VowCard>
      ))}
      {over.length > 0 && <PastVows vows={over} onChange={readAgain} />}
    </>
  );
}
