import { useEffect, useState } from "react";
import { forgetEntry, refusedEntries } from "../../data/practice-outbox.ts";
import type { KeptEntry } from "../../data/practice-store.ts";
import { useMessages } from "../../messages/language.ts";
import { practiceMessages } from "../../messages/practice.ts";

/** What this device could not hand over, and never will: said once, here, without alarm. */
export function RefusedEntries({ uid }: { uid: string }) {
  const t = useMessages(practiceMessages);
  const [entries, setEntries] = useState<KeptEntry[]>([]);

  useEffect(() => void refusedEntries(uid).then(setEntries), [uid]);

  async function forget() {
    await Promise.all(entries.map(({ id }) => forgetEntry(id)));
    setEntries([]);
  }

  if (entries.length === 0) return null;
  const reasons = new Set(
    entries.map(({ state }) => (state.name === "refused" ? state.reason.replace(/^\d+: /, "") : "")),
  );
  return (
    <div className="refused">
      <p>
        {t.refused(entries.length)} {[...reasons].join(" · ")}
      </p>
      <button className="text-button" onClick={() => void forget()}>
        {t.forget}
      </button>
    </div>
  );
}
