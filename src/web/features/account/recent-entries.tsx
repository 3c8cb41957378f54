import { useRef, useState } from "react";
import type { RecentEntry } from "#contract/personal-replies.ts";
import { useReplyCache, type ReplyCache } from "../../data/reply-cache.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { historyMessages } from "#messages/history.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { showToast } from "../../ui/toast.ts";
import { dateInWords } from "#messages/dates.ts";
import { deviceTimeZone } from "../../device/time-zone.ts";
import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "../../data/call.ts";
import { endSessionIfUnauthorized } from "../../data/current-user.ts";
import { refetchPractice } from "../../data/refetch-practice.ts";
import { titleHere } from "../../practice/own-mantras.ts";

const SHOWN = 3;

/** Lists the latest entries of the log, each of which can be removed. The history lists all entries. */
export function RecentEntries({ entries }: { entries: RecentEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t.recent}
      </h3>
      <ul className="entries">
        {entries.slice(0, SHOWN).map((entry) => (
          <Entry key={entry.id} entry={entry} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, onRemoved }: { entry: RecentEntry; onRemoved: () => void }) {
  const replies = useReplyCache();
  const [step, setStep] = useState<"listed" | "asked" | "removing" | "kept">("listed");
  const what = whatOf(entry);
  const much = entry.kind === "chant" ? t.repetitions(entry.repetitions) : t.minutes(entry.minutes);

  async function remove() {
    setStep("removing");
    try {
      await removePractice(replies, { id: entry.id, timeZone: deviceTimeZone() });
      onRemoved();
    } catch (error) {
      setStep("kept");
      showToast({ title: t.notRemoved, description: errorMessage(error), variant: "destructive" });
    }
  }

  return (
    <li>
      <p>
        <b>{what}</b>
        <small>
          {much}, <span>{dateInWords(entry.localDate)}</span>
          {entry.isByHand && ` · ${historyMessages.byHand}`}
          {entry.isCorrected && ` · ${historyMessages.corrected}`}
        </small>
      </p>
      {step === "listed" || step === "kept" ? (
        <button
          className="text-button"
          aria-label={t.removeEntry(`${what}, ${much}`)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the question that had the focus
          autoFocus={step === "kept"}
          onClick={() => setStep("asked")}
        >
          {t.remove}
        </button>
      ) : (
        <div className="confirm" role="alert">
          <p>{t.confirm}</p>
          <p className="buttons">
            <button className="button danger" disabled={step === "removing"} onClick={() => void remove()}>
              {step === "removing" && <span className="spinner" />}
              {t.remove}
            </button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed */}
            <button className="button quiet" disabled={step === "removing"} autoFocus onClick={() => setStep("kept")}>
              {t.keep}
            </button>
          </p>
        </div>
      )}
    </li>
  );
}

function whatOf(entry: RecentEntry) {
  if (entry.kind === "chant") return titleHere(entry);
  return entry.soundId === null ? t.meditation : t.sitting(t.sounds[entry.soundId]);
}

/** Removes an entry and what it added to the totals. An entry that another tab has removed already is no failure. */
async function removePractice(replies: ReplyCache, entry: { id: string; timeZone: string }) {
  try {
    await call(personalApi.removePractice, entry);
  } catch (error) {
    endSessionIfUnauthorized(replies, error);
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  refetchPractice(replies);
}
