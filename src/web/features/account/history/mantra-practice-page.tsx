import { useCallback } from "react";
import { Link } from "wouter";
import { personalApi } from "#contract/personal-api.ts";
import type { MantraPractice } from "#contract/personal-replies.ts";
import { dateInWords } from "#messages/dates.ts";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { historyPageMessages } from "#messages/guarded-pages.ts";
import { historyMessages, mantraPracticeMessages as t } from "#messages/history.ts";
import { language } from "#messages/language.ts";
import { isOutOfReach } from "../../../data/is-out-of-reach.ts";
import { find, get } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { titleHere } from "../../../practice/own-mantras.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { KnownHere, NotKnownHere } from "../../../ui/known-here.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Working } from "../../../ui/working.tsx";
import { HeatMap } from "../heat-map.tsx";
import { WaitingHere } from "../waiting-here.tsx";
import { usePersonalToday, useToday } from "../use-today.ts";
import { AddPractice } from "./add-practice.tsx";
import { Months } from "./months.tsx";
import { YearPictureButton } from "./year-picture-button.tsx";

interface Props {
  user: User;
  mantraId: string;
}

/** All of a person's practice with one mantra: its totals, its year and its entries by month. */
export default function MantraPracticePage({ user, mantraId }: Props) {
  const { loading } = historyPageMessages;
  const { dayBeginsAt } = user.settings;
  const queryIn = useCallback(
    (timeZone: string) => find(personalApi.mantraPractice, { mantraId, timeZone }),
    [mantraId],
  );
  const { data, error, status, keptAt } = usePersonalToday({ queryIn, dayBeginsAt });
  if (status === "pending") return <Working>{loading}</Working>;
  if (data === null) return <p className="lead">{t.unknown}</p>;
  if (!data && isOutOfReach(error)) return <UnknownPractice user={user} mantraId={mantraId} />;
  if (!data) {
    const message = errorMessage(error) || t.error;
    return <LoadError title={t.errorTitle} message={message} tryAgain={historyMessages.tryAgain} />;
  }
  return (
    <>
      {keptAt !== undefined && <KnownHere at={keptAt} />}
      {keptAt !== undefined && <WaitingHere user={user} mantraId={mantraId} />}
      <Practice user={user} practice={data} />
    </>
  );
}

/** What the device knows of practice with a mantra whose page it has not kept: the totals of the year, and what waits. */
function UnknownPractice({ user, mantraId }: Props) {
  const year = usePersonal(get(personalApi.practice, {})).data;
  const total = year?.mantras.find((each) => each.mantraId === mantraId);
  return (
    <>
      {total && <h2 className="practiced-mantra">{titleHere(total)}</h2>}
      <NotKnownHere what="practice" />
      {total && (
        <dl className="card mantra-figures">
          <div>
            <dt>
              {t.repetitions} ({t.year})
            </dt>
            <dd>{total.repetitions.toLocaleString(language)}</dd>
          </div>
        </dl>
      )}
      <WaitingHere user={user} mantraId={mantraId} />
    </>
  );
}

function Practice({ user, practice }: { user: User; practice: MantraPractice }) {
  const today = useToday(user.settings.dayBeginsAt);
  const { mantraId, deityId, days, year } = practice;
  const title = titleHere(practice);
  const mantra = deityId === null ? null : { deityId, mantraId, title };
  return (
    <>
      <h2 className="practiced-mantra">{title}</h2>
      {days === 0 && <p className="lead">{t.never}</p>}
      <div className="history-parts">
        <div>
          <p className="buttons">
            {mantra && (
              <Link className="button" href={paths.chant(mantra.deityId, mantraId)}>
                {t.chant}
              </Link>
            )}
            {mantra && <AddPractice user={user} mantra={mantra} isQuiet />}
            {days > 0 && <YearPictureButton user={user} mantra={{ ...practice, title }} />}
          </p>
          {days > 0 && <Figures practice={practice} showsRun={user.settings.showStreaks} />}
          {days > 0 && (
            <section className="card year-of-mantra" aria-labelledby="year-of-mantra">
              <h2 id="year-of-mantra">{t.year}</h2>
              <HeatMap today={today} days={year} />
            </section>
          )}
        </div>
        {days > 0 && (
          <section className="by-month" aria-labelledby="by-month">
            <h2 id="by-month">{t.byMonth}</h2>
            <Months user={user} part={{ mantraId }} nothing={t.never} />
          </section>
        )}
      </div>
    </>
  );
}

function Figures({ practice, showsRun }: { practice: MantraPractice; showsRun: boolean }) {
  const { repetitions, malas, days, longestRun, firstDay, lastDay } = practice;
  const figures: [name: string, value: string | null][] = [
    [t.repetitions, repetitions.toLocaleString(language)],
    [t.malas, malas.toLocaleString(language)],
    [t.days, days.toLocaleString(language)],
    ...(showsRun ? [[t.longestRun, historyMessages.days(longestRun)] satisfies [string, string]] : []),
    [t.firstDay, dateInWords(firstDay)],
    [t.lastDay, dateInWords(lastDay)],
  ];
  return (
    <dl className="card mantra-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
