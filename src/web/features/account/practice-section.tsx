import { Link } from "wouter";
import { personalApi } from "#contract/personal-api.ts";
import type { RecentEntry, NamedMantraTotal } from "#contract/personal-replies.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { get } from "../../data/queries.ts";
import { language } from "#messages/language.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { titleHere } from "../../practice/own-mantras.ts";
import { HeatMap } from "./heat-map.tsx";
import { RecentEntries } from "./recent-entries.tsx";
import { Vows } from "./vows.tsx";
import { WaitingHere } from "./waiting-here.tsx";
import { usePersonalToday, useToday } from "./use-today.ts";
import type { PracticeDay } from "#model/practice-log.ts";
import { dateInWords } from "#messages/dates.ts";
import { useEffect, useState } from "react";
import { browserPractice } from "../../practice/browser-practice.ts";
import type { PracticeEntry } from "../../practice/practice-entry.ts";
import { forgetEntries, refusedEntries } from "../../practice/unsent-entries.ts";
import { refusalSentence } from "../../ui/error-message.ts";

const queryIn = (timeZone: string) => get(personalApi.practice, { timeZone });

interface Props {
  user: User;
  recent: RecentEntry[];
  /** True for what the device has kept, because there is no network. */
  isKept: boolean;
}

/** Shows the practice log: the calendar of the year, the totals by mantra, and the latest entries. */
export function PracticeSection({ user, recent, isKept }: Props) {
  const { dayBeginsAt } = user.settings;
  const { data: practice, status } = usePersonalToday({ queryIn, dayBeginsAt });
  const today = useToday(dayBeginsAt);
  return (
    <section className="card practice" aria-labelledby="practice">
      <h2 id="practice">{t.title}</h2>
      <Vows today={today} />
      <RefusedEntries uid={user.uid} />
      {isKept && <WaitingHere user={user} />}
      {recent.length === 0 && !isKept && (
        <>
          <p>{t.none}</p>
          <Link className="button quiet" href={paths.mantras()}>
            {t.begin}
          </Link>
        </>
      )}
      <h3>{t.year}</h3>
      {status === "error" && (
        <p className="field-error" role="alert">
          {t.failed}
        </p>
      )}
      {practice && (
        <>
          <HeatMap today={today} days={practice.days} />
          {practice.days.length > 0 && <DaysTable days={practice.days} />}
          {practice.mantras.length > 0 && <MantraTotals totals={practice.mantras} />}
        </>
      )}
      {recent.length > 0 && <RecentEntries entries={recent} />}
      <Link className="whole-history" href={paths.history()}>
        {t.wholeHistory}
      </Link>
    </section>
  );
}

/** Shows the calendar as a table, latest day first. */
function DaysTable({ days }: { days: PracticeDay[] }) {
  return (
    <details className="days">
      <summary>{t.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.date}</th>
            <th scope="col">{t.repetitionsHead}</th>
            <th scope="col">{t.malas}</th>
            <th scope="col">{t.minutesHead}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, repetitions, malas, minutes }) => (
            <tr key={date}>
              <th scope="row">{dateInWords(date)}</th>
              <td>{repetitions}</td>
              <td>{malas}</td>
              <td>{minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function MantraTotals({ totals }: { totals: NamedMantraTotal[] }) {
  const most = totals[0]?.repetitions ?? 1;
  return (
    <>
      <h3>{t.mantras}</h3>
      <ul className="totals">
        {totals.map((total) => (
          <li key={total.mantraId}>
            <Link href={paths.mantraPractice(total.mantraId)}>{titleHere(total)}</Link>
            <b>{total.repetitions.toLocaleString(language)}</b>
            <progress max={most} value={total.repetitions} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tells how many entries the server has refused for good, and why. A button removes them. */
function RefusedEntries({ uid }: { uid: string }) {
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
