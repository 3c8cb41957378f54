import { useEffect, useState } from "react";
import { practiceMessages as t } from "#messages/account.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import type { PracticeEntry } from "../../practice/practice-entry.ts";
import { forgetEntries, refusedEntries } from "../../practice/unsent-entries.ts";
import { refusalSentence } from "../../ui/error-message.ts";

/** Tells how many entries the server has refused for good, and why. A button removes them. */
export function RefusedEntries({ uid }: { uid: string }) {
  const [entries, setEntries] = useState<PracticeEntry[]>([]);

  useEffect(() => void refusedEntries(browserPractice().store, uid).then(setEntries), [uid]);

  async function forget() {
    await forgetEntries(browserPractice().store, entries);
    setEntries([]);
  }

  if (entries.length === 0) return null;
  const reasons = new Set(entries.flatMap(({ state }) => (state.name === "refused" ? [refusalSentence(state)] : [])));
  return (
    <div className="refused">
      <p>
        {t.refused(entries.length)} {[...reasons].join(" · ")}
      </p>
      <button className="text-button" onClick={() => void forget()}>
        {t.removeRefused}
      </button>
    </div>
  );
}
