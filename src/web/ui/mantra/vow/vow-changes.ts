import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { vowsIn } from "../../../practice/kept-vows.ts";
import type { VowChanges } from "./vow-card.tsx";

/** Returns the changes of a vow that is stored on this device, for screens that do not count for it. */
export function changesOn({ terms: { id }, today }: VowProgress, onChange: () => void): VowChanges {
  const { storage, newId } = browserPractice();
  const vows = vowsIn(storage);
  return {
    change(by) {
      vows.change(id, by);
      onChange();
    },
    beginAgain() {
      vows.beginAgain(id, newId(), today);
      onChange();
    },
  };
}
