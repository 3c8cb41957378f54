import type { Calendar, CalendarDay } from "#model/calendar.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import { nameOf, Observance } from "./observance.tsx";

interface Props {
  title: string;
  days: readonly CalendarDay[];
  today: string;
  calendar: Pick<Calendar, "observances">;
}

/** Shows the observances of these days, one after the other. Each of them opens without a script. */
export const Coming = ({ title, days, today, calendar: { observances: texts } }: Props) => (
  <section className="coming" aria-labelledby="coming">
    <h2 id="coming">{title}</h2>
    <ul>
      {days.flatMap(({ date, observances }) =>
        observances.map((observance) => (
          <li key={`${date} ${observance.id} ${observance.custom}`} data-mark={markOf(texts[observance.id])}>
            <details>
              <summary>
                <time dateTime={date}>{date === today ? t.today : t.shortDay(date)}</time>
                <span>
                  <b>{nameOf({ observance, texts })}</b>
                  {observance.custom && <small>{t.customs[observance.custom]}</small>}
                  {observance.doubt && <small>{t.or(observance.doubt.other)}</small>}
                </span>
              </summary>
              <Observance observance={observance} texts={texts} />
            </details>
          </li>
        )),
      )}
    </ul>
  </section>
);

const markOf = (text: Calendar["observances"][string] | undefined) => (text?.isFestival ? "festival" : "monthly");
