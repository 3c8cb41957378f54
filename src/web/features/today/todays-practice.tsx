import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { User } from "#model/user.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { todayMessages as t } from "#messages/today.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { isOfVows, keepRoomOnHome, VOWS_ON_HOME } from "../../practice/kept-vows.ts";
import { watchAllStored } from "../../device/watch-stored.ts";
import { watchDay } from "../../device/day-clock.ts";
import { dayOf, loadToday, vowCards, type Day, type NamedContinuation, type TodayView } from "./load-today.ts";

interface Props {
  user: User | null;
  /** The mantra of the day, which is offered where there is no mantra to continue. */
  featured: Omit<NamedContinuation, "count">;
  /** These links are next to the one that continues. */
  others: ReactNode;
  /** This is shown until the practice is read. */
  waiting: ReactNode;
  /** This is shown where there is no practice, or where it cannot be read. */
  nothing: ReactNode;
}

export default function TodaysPractice({ user, featured, others, waiting, nothing }: Props) {
  const [view, readAgain] = useTodayView(user);
  if (view === "unread") return waiting;
  if (!view || isEmpty(view)) return nothing;

  const { vows, done, days } = view;
  const { deityId, mantraId, title, count } = view.continuation ?? { ...featured, count: 0 };
  const VowCards = vowCards.Loaded;
  const showsDays = user?.settings.showStreaks ?? true;
  return (
    <div>
      {VowCards && vows.length > 0 ? (
        <VowCards vows={vows} most={VOWS_ON_HOME} isSignedIn={user !== null} onChange={readAgain} />
      ) : (
        <p>{t.done(done)}</p>
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

/**
 * Returns the view of today; null where the practice cannot be read. It is read again when another day has begun, and
 * when the browser brings the page back from its cache.
 */
function useTodayView(user: User | null) {
  const replies = useReplyCache();
  const [view, setView] = useState<TodayView | "unread" | null>("unread");
  const readAgain = useRef(() => {});
  useEffect(() => {
    const ending = new AbortController();
    let reads = 0;
    const show = (read: TodayView) => {
      setView(read);
      // The next page that is opened here keeps room for these cards from the start.
      if (!isEmpty(read)) keepRoomOnHome(browserPractice().storage, read.vows);
    };
    const read = () => {
      reads += 1;
      const place = reads;
      const showLatest = (view: TodayView) => void (!ending.signal.aborted && place === reads && show(view));
      void loadToday(replies, user, showLatest).catch((error: unknown) => {
        console.warn("What was practiced was not read", error);
        setView((known) => (known === "unread" ? null : known));
      });
    };
    read();
    readAgain.current = read;
    watchAllStored((key) => isOfVows(key) && read(), ending.signal);
    addEventListener("pageshow", ({ persisted }) => persisted && read(), { signal: ending.signal });
    const stopWatchingDay = watchDay(() => dayOf(user), read);
    return () => {
      ending.abort();
      stopWatchingDay();
    };
  }, [replies, user]);
  return [view, () => readAgain.current()] as const;
}

const isEmpty = ({ continuation, vows, done, days }: TodayView) =>
  !continuation && vows.length === 0 && done.length === 0 && !days.some(({ isPracticed }) => isPracticed);
