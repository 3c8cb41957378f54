import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { pastVowMessages as t, vowMessages } from "#messages/vow.ts";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { vowsIn } from "../../../practice/kept-vows.ts";
import { VowTitle } from "./vow-card.tsx";

interface Props {
  vows: readonly VowProgress[];
  onChange: () => void;
  /** The field is true on the screen of their mantra, which then need not be named. */
  isOfOneMantra?: boolean;
}

/** Lists what was vowed, when, and how many of its days were kept. */
export function PastVows({ vows, onChange, isOfOneMantra = false }: Props) {
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
            {!isOfOneMantra && <VowTitle terms={vow.terms} />}
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
