import { useEffect, useState } from "react";
import { pageApi } from "#contract/page-api.ts";
import { practiceMessages } from "#messages/account.ts";
import { dateInWords } from "#messages/dates.ts";
import { entryDialogMessages, historyMessages as t } from "#messages/history.ts";
import { knownHereMessages } from "#messages/known-here.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import type { User } from "#model/user.ts";
import { find } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { titleHere } from "../../practice/own-mantras.ts";
import { waitingPractice, type WaitingPractice } from "../../practice/waiting-practice.ts";

interface Props {
  user: User;
  /** The only mantra whose practice is shown; absent for all. */
  mantraId?: string;
}

const SHOWN = 5;

/** Lists practice that waits on this device for a network. Nothing is shown where none waits. */
export function WaitingHere({ user, mantraId }: Props) {
  const [waiting, setWaiting] = useState<WaitingPractice[]>([]);
  const { uid } = user;
  const { dayBeginsAt } = user.settings;
  useEffect(() => {
    let isShown = true;
    void waitingPractice(browserPractice().store, { uid, dayBeginsAt }).then((all) => isShown && setWaiting(all));
    return () => void (isShown = false);
  }, [uid, dayBeginsAt]);

  const here = waiting.filter((each) => !mantraId || (each.kind === "chant" && each.mantraId === mantraId));
  if (here.length === 0) return null;
  return (
    <div className="waiting-here">
      <p>{knownHereMessages.waiting(sumsOf(here))}</p>
      <ul>
        {here.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <b>{each.kind === "chant" ? <ChantTitle {...each} /> : practiceMessages.meditation}</b>{" "}
            <small>
              {each.kind === "chant" ? t.repetitions(each.repetitions) : t.minutes(each.minutes)} ·{" "}
              {dateInWords(each.day)}
            </small>
          </li>
        ))}
      </ul>
      {here.length > SHOWN && <small>{knownHereMessages.andMore(here.length - SHOWN)}</small>}
    </div>
  );
}

function sumsOf(waiting: readonly WaitingPractice[]) {
  const repetitions = waiting.reduce((sum, each) => sum + (each.kind === "chant" ? each.repetitions : 0), 0);
  const minutes = waiting.reduce((sum, each) => sum + (each.kind === "sitting" ? each.minutes : 0), 0);
  return [repetitions > 0 && t.repetitions(repetitions), minutes > 0 && t.minutes(minutes)].filter(Boolean).join(", ");
}

/** The titles of the catalogue are among the texts that are kept for times without a network. */
function ChantTitle({ deityId, mantraId }: { deityId: string; mantraId: string }) {
  const { data } = useReply(isOwnMantra(mantraId) ? null : find(pageApi.chant, { deityId, mantraId }));
  return titleHere({ mantraId, title: data?.mantra.title ?? entryDialogMessages.chant });
}
