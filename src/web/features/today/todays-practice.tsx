import { useEffect, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { todayMessages as t } from "#messages/today.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { markPracticedHere } from "../../practice/practiced-here.ts";
import { watchAllStored } from "../../device/storage.ts";
import { watchDay } from "../../device/day-clock.ts";
import { dayOf, loadToday, vowCards, type Day, type NamedContinuation, type TodayView } from "./load-today.ts";

/** Cards of vows that are shown at once. */
const MOST_CARDS = 2;

interface Props {
  user: User | null;
  /** Mantra of the day, offered where there is no mantra to continue. */
  featured: Omit<NamedContinuation, "count">;
  /** Links that stand beside the one to go on. */
  others: ReactNode;
  /** Shown until the practice is read. */
  waiting: ReactNode;
  /** Shown where there is none, or it cannot be read. */
  nothing: ReactNode;
}

export default function TodaysPractice({ user, featured, others, waiting, nothing }: Props) {
  const [view, readAgain] = useTodayView(user);
  if (view === "unread") return waiting;
  if (!view || isEmpty(view)) return nothing;

  const { vows, malasToday, days } = view;
  const { deityId, mantraId, title, count } = view.continuation ?? { ...featured, count: 0 };
  const VowCards = vowCards.Loaded;
  const showsDays = user?.settings.showStreaks ?? true;
  return (
    <div>
      {VowCards && vows.length > 0 ? (
        <VowCards vows={vows} most={MOST_CARDS} isSignedIn={user !== null} onChange={readAgain} />
      ) : (
        <p>{t.malas(malasToday)}</p>
      )}
      {showsDays && <Week days={days} />}
      <p className="buttons">
        <Link className="button" href={paths.chant(deityId, mantraId)}>
          {count > 0 ? t.continue(title, count) : t.chant(title)}
        </Link>
        {others}
      </p>
    </div>
  );
}

function Week({ days }: { days: Day[] }) {
  return (
    <div className="week">
      <span className="dots" aria-hidden="true">
        {days.map(({ date, isPracticed }) => (
          <span key={date} data-practiced={isPracticed}>
            {t.weekday(date)}
          </span>
        ))}
      </span>
      <small>{t.days(days.filter(({ isPracticed }) => isPracticed).length)}</small>
    </div>
  );
}

/** Null where the practice cannot be read. Reads again when another day has begun, and when the browser brings the page back from its cache. */
function useTodayView(user: User | null) {
  const replies = useReplyCache();
  const [view, setView] = useState<TodayView | "unread" | null>("unread");
  const [readings, setReadings] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const show = (read: TodayView) => {
      if (ending.signal.aborted) return;
      setView(read);
      // The next page that is opened here begins with it.
      if (!isEmpty(read)) markPracticedHere(browserPractice().storage, Math.min(read.vows.length, MOST_CARDS));
    };
    const read = () =>
      void loadToday(replies, user).then(show, (error: unknown) => {
        console.warn(error);
        setView((known) => (known === "unread" ? null : known));
      });
    read();
    watchAllStored(read, ending.signal);
    addEventListener("pageshow", ({ persisted }) => persisted && read(), { signal: ending.signal });
    const stopWatchingDay = watchDay(() => dayOf(user), read);
    return () => {
      ending.abort();
      stopWatchingDay();
    };
  }, [replies, user, readings]);
  return [view, () => setReadings((before) => before + 1)] as const;
}

const isEmpty = ({ continuation, vows, malasToday, days }: TodayView) =>
  !continuation && vows.length === 0 && malasToday === 0 && !days.some(({ isPracticed }) => isPracticed);
