import { useState } from "react";
import { Link } from "wouter";
import { personalApi } from "#contract/personal-api.ts";
import type { RecentEntry } from "#contract/personal-replies.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { localDateOf } from "#practice/calendar-date.ts";
import { get } from "../../data/queries.ts";
import { usePersonal } from "../../data/use-personal.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { DaysTable } from "./days-table.tsx";
import { HeatMap } from "./heat-map.tsx";
import { MantraTotals } from "./mantra-totals.tsx";
import { RecentEntries } from "./recent-entries.tsx";
import { RefusedEntries } from "./refused-entries.tsx";
import { timeZone } from "./time-zone.ts";

const query = get(personalApi.practice, { timeZone });

/** Practice log: calendar of the year, totals by mantra, latest entries. */
export function PracticeSection({ user, recent }: { user: User; recent: RecentEntry[] }) {
  const { data: practice, status } = usePersonal(query);
  const [now] = useState(() => new Date().toISOString());
  const today = localDateOf(now, timeZone, user.settings.dayBeginsAt);
  return (
    <section className="card practice" aria-labelledby="practice">
      <h2 id="practice">{t.title}</h2>
      <RefusedEntries uid={user.uid} />
      {recent.length === 0 && (
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
    </section>
  );
}
