import type { PracticeDay } from "#model/practice-log.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { dateInWords } from "#model/dates.ts";

/** The calendar as a table, latest day first. */
export function DaysTable({ days }: { days: PracticeDay[] }) {
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
