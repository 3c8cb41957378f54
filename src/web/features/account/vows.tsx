import { useEffect, useState } from "react";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { pastVowMessages as t, vowMessages } from "#messages/vow.ts";
import { watchAllStored } from "../../device/storage.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { isOfVows, sortedVows, vowsIn } from "../../practice/kept-vows.ts";
import { VowCard, VowTitle } from "../../ui/mantra/vow/vow-card.tsx";
import { changesOn } from "../../ui/mantra/vow/vow-changes.ts";
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

/** What was vowed, when, and how many of its days were kept. */
function PastVows({ vows, onChange }: { vows: readonly VowProgress[]; onChange: () => void }) {
  function remove(id: string) {
    vowsIn(browserPractice().storage).remove(id);
    onChange();
  }

  return (
    <details className="past-vows">
      <summary>{t.title(vows.length)}</summary>
      <ul>
        {vows.map((vow) => (
          <li key={vow.terms.id}>
            <VowTitle terms={vow.terms} />
            <span>{vowMessages.vow(vow)}</span>
            <span>{t.dates(vow.terms.firstDay, vow.terms.endedOn ?? vow.lastDay)}</span>
            <span>{t.kept(vow)}</span>
            <button
              className="text-button"
              aria-label={t.removeOf(vow.terms.title ?? vowMessages.untitled)}
              onClick={() => remove(vow.terms.id)}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
