import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { addDays, localDateOf } from "#engines/calendar-date.ts";
import type { Calendar, CalendarDay, CalendarNow, CalendarPlace } from "#model/calendar.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import type { Query } from "../../data/queries.ts";
import { useIsHydrated } from "../../data/use-is-hydrated.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { watchMinutes } from "../../device/day-clock.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { keepChoice, keptChoice, type CalendarChoice } from "./calendar-choice.ts";
import { Coming } from "./coming.tsx";
import { DayCard } from "./day-card.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { useCalendar } from "./use-calendar.ts";

const placeSheet = lazyPart(() => import("./place-sheet.tsx"), "display");

/** The list of coming observances looks so many days ahead. */
const AHEAD = 35;
/** The first month that the server knows, and for how many years ahead it knows the calendar. */
const FIRST_MONTH = "2015-01";
const YEARS_AHEAD = 5;

const firstOfMonth = (month: string, by = 0) => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
};

interface Props {
  calendar: CalendarNow;
  onHydrated: () => void;
}

/**
 * Shows the day, its month and the coming observances: at first those of the site's place, then those of the place that
 * was chosen on this device.
 */
export default function WholeCalendar({ calendar: own, onHydrated }: Props) {
  // The server does not know what this device has chosen.
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<CalendarChoice | null>(null);
  const choice = changed ?? (isHydrated ? keptChoice() : null);
  const [today, setToday] = useState(own.today);
  /** The zone of the place that was shown last. While another year of it is fetched, its day stays. */
  const [zone, setZone] = useState(own.place.zone);
  const [chosen, setChosen] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const first = firstOfMonth(month ?? today);
  const isCurrent = first === firstOfMonth(today);
  const last = isCurrent ? addDays(today, AHEAD) : addDays(firstOfMonth(first, 1), -1);
  const { query, months } = choice ?? { query: {}, months: "purnimanta" };
  const { calendar, days, status, failed } = useCalendar(own, { query, first, last, isKnown: choice !== null });
  const { place, instead } = calendar;
  if (status === "shown" && place.zone !== zone) setZone(place.zone);
  const sheet = useOnDemand(placeSheet, useLoadFailure());

  useEffect(onHydrated, [onHydrated]);
  const card = useRef<HTMLElement>(null);
  // On a phone the day is above its month, so it is scrolled into view.
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  // A place is never painted with the day of another one.
  useLayoutEffect(() => {
    const tell = () => setToday(localDateOf(new Date().toISOString(), zone));
    tell();
    return watchMinutes(tell);
  }, [zone]);

  function change(choice: CalendarChoice) {
    setChanged(choice);
    keepChoice(choice);
  }
  function goToToday() {
    setMonth(null);
    setChosen(null);
  }
  function turnTo(by: number) {
    setMonth(firstOfMonth(first, by));
    setChosen(null);
  }
  const ofMonth = days.filter(({ date }) => date.startsWith(first.slice(0, 7)));
  const day = ofMonth.find(({ date }) => date === (chosen ?? today)) ?? ofMonth[0];
  return (
    <section className="calendar" data-hydrates="late" aria-busy={status === "pending"}>
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="place">
          <span>{status === "pending" ? t.loading : placeName(place)}</span>
          <button className="text-button" aria-haspopup="dialog" onClick={sheet.show}>
            {t.change}
          </button>
        </p>
        {sheet.Part && <sheet.Part close={sheet.hide} choice={{ query, months }} change={change} />}
        {status === "failed" && <Failed failed={failed} />}
      </header>
      {instead && (
        <div className="card">
          <p>{t.sunless(instead.name)}</p>
          <button className="button" onClick={() => change({ query: { place: instead.id }, months })}>
            {t.show(instead.name)}
          </button>
        </div>
      )}
      {day && (
        <div className="sheet">
          <DayCard ref={card} day={day} {...{ today, months, calendar, goToToday }} />
          <section className="card calendar-month" aria-labelledby="month">
            <MonthHeader first={first} lastYear={Number(own.today.slice(0, 4)) + YEARS_AHEAD} turnTo={turnTo} />
            <MonthGrid days={ofMonth} chosen={day.date} choose={setChosen} {...{ today, calendar }} />
          </section>
          <Coming
            title={isCurrent ? t.coming : t.keptIn(t.month(first))}
            days={days.filter(isBetween(isCurrent ? today : first, last))}
            {...{ today, calendar }}
          />
        </div>
      )}
      <p className="note">{t.dates}</p>
    </section>
  );
}

function Failed({ failed }: { failed: readonly Query<Calendar>[] }) {
  const { mutate } = useReplyCache();
  return (
    <p role="alert">
      {t.failed}{" "}
      <button className="text-button" onClick={() => failed.forEach(({ path }) => void mutate(path))}>
        {t.tryAgain}
      </button>
    </p>
  );
}

const isBetween =
  (first: string, last: string) =>
  ({ date }: CalendarDay) =>
    first <= date && date <= last;

function placeName({ id, name }: CalendarPlace) {
  if (!name) return t.somewhere;
  return id === undefined ? t.near(name) : t.place(name);
}

interface MonthHeaderProps {
  /** The first day of the month that is shown. */
  first: string;
  /** The last year that can be shown. */
  lastYear: number;
  turnTo: (by: number) => void;
}

const MonthHeader = ({ first, lastYear, turnTo }: MonthHeaderProps) => (
  <header>
    <Turn name={t.previous} isPossible={first > `${FIRST_MONTH}-01`} turn={() => turnTo(-1)} />
    <h2 id="month" aria-live="polite">
      {t.month(first)}
    </h2>
    <Turn name={t.next} isPossible={Number(firstOfMonth(first, 1).slice(0, 4)) <= lastYear} turn={() => turnTo(1)} />
  </header>
);

const Turn = ({ name, isPossible, turn }: { name: string; isPossible: boolean; turn: () => void }) => (
  <button className="icon-button" aria-label={name} disabled={!isPossible} onClick={turn}>
    <Icon name="back" />
  </button>
);
