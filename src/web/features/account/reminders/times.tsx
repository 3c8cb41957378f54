import type { PracticeTime, ReminderChoices } from "#contract/reminders.ts";
import { mostTimes } from "#model/reminders.ts";
import { remindersMessages as t } from "#messages/reminders.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";

interface Props {
  times: readonly PracticeTime[];
  /** Zone of the times that are stored; null without any. */
  keptZone: string | null;
  change: (changes: Pick<ReminderChoices, "times">) => void;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The times of a day at which somebody practices, each with its days of the week. */
export function Times({ times, keptZone, change }: Props) {
  const replace = (index: number, time: PracticeTime) =>
    change({ times: times.map((each, place) => (place === index ? time : each)) });
  return (
    <fieldset className="times">
      <legend>{t.times}</legend>
      <small>{t.timesHint}</small>
      {times.map((time, index) => (
        <Time
          // A time has no name of its own, and none changes its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          time={time}
          set={(changed) => replace(index, changed)}
          remove={() => change({ times: times.filter((_, place) => place !== index) })}
        />
      ))}
      {times.length > 0 && <small>{zoneHint(keptZone)}</small>}
      {times.length < mostTimes && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            change({ times: [...times, { at: times.length === 0 ? "06:00" : "19:00", weekdays: everyDay }] })
          }
        >
          {t.addTime}
        </button>
      )}
    </fieldset>
  );
}

function zoneHint(kept: string | null) {
  const here = deviceTimeZone();
  return kept === null || kept === here ? t.zone(placeOf(here)) : t.zoneMoves(placeOf(kept), placeOf(here));
}

/** "Port of Spain" for "America/Port_of_Spain". */
const placeOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");

interface TimeProps {
  number: number;
  time: PracticeTime;
  set: (time: PracticeTime) => void;
  remove: () => void;
}

function Time({ number, time: { at, weekdays }, set, remove }: TimeProps) {
  return (
    <div className="field time">
      <div className="line">
        <input
          type="time"
          aria-label={t.time(number)}
          required
          value={at}
          onChange={({ target }) => set({ at: target.value, weekdays })}
        />
      </div>
      <button type="button" className="text-button" aria-label={t.removeTimeOf(number)} onClick={remove}>
        {t.removeTime}
      </button>
      <fieldset className="weekdays" aria-label={t.daysOf(number)}>
        {t.weekdays.map((name, day) => (
          <label key={name}>
            <input
              type="checkbox"
              aria-label={name}
              checked={weekdays.includes(day)}
              // The last one stays: a time without a day is none.
              disabled={weekdays.length === 1 && weekdays[0] === day}
              onChange={({ target }) =>
                set({
                  at,
                  weekdays: everyDay.filter((each) => (each === day ? target.checked : weekdays.includes(each))),
                })
              }
            />
            <span aria-hidden="true">{t.weekdayHeads[day]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
