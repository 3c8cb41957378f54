import { useId, useState, type SubmitEvent } from "react";
import { addDays } from "#engines/calendar-date.ts";
import {
  letGo,
  refusalOfRest,
  withoutRestDay,
  withRestDay,
  withWeeklyRest,
  type RestRefusal,
} from "#engines/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { vowMessages, vowRestMessages as t } from "#messages/vow.ts";
import type { VowChanges } from "./vow-card.tsx";

interface Props {
  vow: VowProgress;
  changes: VowChanges;
}

/** Shows the days of rest of a running vow. They are folded at first. */
export function VowRest({ vow, changes }: Props) {
  const { terms, today } = vow;
  const weekly = terms.weeklyRest;
  const ahead = terms.restDays.filter((date) => date > today && date <= vow.lastDay);

  const choose = (value: string) =>
    changes.change((now) => withWeeklyRest(now, value === "" ? null : Number(value), today));

  return (
    <details className="vow-rest">
      <summary>{t.title}</summary>
      <p>{t.explanation}</p>
      <label>
        <span>{t.everyWeek}</span>
        <select value={weekly?.weekday ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.never}</option>
          {t.weekdays.map((name, weekday) => (
            <option key={name} value={weekday}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <RestOnOneDay vow={vow} changes={changes} />
      {ahead.length > 0 && (
        <ul>
          {ahead.map((date) => (
            <li key={date}>
              {t.date(date)}
              <button
                className="text-button"
                aria-label={t.takeBackOf(date)}
                onClick={() => changes.change((now) => withoutRestDay(now, date, today))}
              >
                {t.takeBack}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface LetGoProps extends Pick<Props, "vow">, Pick<VowChanges, "change"> {
  className: string;
}

/** Shows a button that gives the vow up. The vow stays in the history, with the days that were kept. */
export const LetGo = ({ vow: { terms, today }, change, className }: LetGoProps) => (
  <button
    type="button"
    className={className}
    aria-label={terms.title === null ? undefined : vowMessages.letGoOf(terms.title)}
    onClick={() => change((now) => letGo(now, today))}
  >
    {vowMessages.letGo}
  </button>
);

function RestOnOneDay({ vow: { terms, today, lastDay }, changes }: Props) {
  const [refused, setRefused] = useState<RestRefusal | null>(null);
  const why = useId();

  function plan(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get("date"));
    const refusal = refusalOfRest(terms, date, today);
    setRefused(refusal);
    if (refusal) return;
    changes.change((now) => withRestDay(now, date));
    event.currentTarget.reset();
  }

  return (
    <form noValidate onSubmit={plan}>
      <label>
        <span>{t.once}</span>
        <input
          type="date"
          name="date"
          min={addDays(today, 1)}
          max={lastDay}
          aria-invalid={refused !== null}
          aria-describedby={why}
        />
      </label>
      <button className="button quiet">{t.plan}</button>
      <output id={why} className="field-error">
        {refused && t.refused[refused]}
      </output>
    </form>
  );
}
