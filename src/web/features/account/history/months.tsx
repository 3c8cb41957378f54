import { useState, useEffect, useRef } from "react";
import { personalApi, type HistoryQuery } from "#contract/personal-api.ts";
import type { PracticeMonth, HistoryEntry } from "#contract/personal-replies.ts";
import { monthInWords } from "#messages/dates.ts";
import type { User } from "#model/user.ts";
import { historyMessages as t } from "#messages/history.ts";
import { get, type Query } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { isOutOfReach } from "../../../data/is-out-of-reach.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { NotKnownHere } from "../../../ui/known-here.tsx";
import type { Result } from "../../../data/use-reply.ts";
import { language } from "#messages/language.ts";
import { EntryLine } from "./entry-line.tsx";

interface Props {
  user: User;
  /** Which part of the log is shown: all of it, one mantra, or what was searched for. */
  part: HistoryQuery;
  /** Shown where that part is empty. */
  nothing: string;
  /** The month, as YYYY-MM, before which they end. Without it they end with the latest, which is open. */
  before?: string;
}

/** Two years of months of the log, the latest first, and those before them when they are asked for. */
export function Months({ before, ...props }: Props) {
  const { part, nothing } = props;
  const query = get(personalApi.practiceMonths, { ...part, ...(before !== undefined && { before }) });
  const { data, error, isPending } = useLatest(usePersonal(query));
  const [isMoreShown, setMoreShown] = useState(false);
  if (error) return <PartFailure query={query} error={error} />;
  if (!data) return <output className="soft">{t.loadingEntries}</output>;
  if (data.months.length === 0) return <output className="soft">{nothing}</output>;
  const isFirst = before === undefined;
  return (
    <>
      <ol className="months" aria-busy={isPending}>
        {data.months.map((month, place) => (
          <Month
            key={`${month.month} ${part.search ?? ""}`}
            {...props}
            month={month}
            isOpenAtFirst={isFirst && place === 0}
          />
        ))}
      </ol>
      {data.next !== null &&
        (isMoreShown ? (
          <Months {...props} before={data.next} />
        ) : (
          <button className="text-button" onClick={() => setMoreShown(true)}>
            {t.showEarlier}
          </button>
        ))}
    </>
  );
}

interface MonthProps extends Omit<Props, "nothing" | "before"> {
  month: PracticeMonth;
  isOpenAtFirst: boolean;
}

function Month({ user, part, month, isOpenAtFirst }: MonthProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <li>
      <details className="month" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2>{monthInWords(month.month)}</h2>
          <small>{t.sums(month)}</small>
        </summary>
        {isOpen && <MonthEntries user={user} part={part} month={month.month} />}
      </details>
    </li>
  );
}

interface EntriesProps extends Pick<Props, "user" | "part"> {
  /** As YYYY-MM. */
  month: string;
  /** Where the page begins, with the day of the entry before it. Without it, the page is the first one. */
  after?: { cursor: string; day: string };
}

/** A page of the entries of a month, by day, and those after it when they are asked for. */
function MonthEntries({ after, ...props }: EntriesProps) {
  const { user, part, month } = props;
  const query = get(personalApi.practiceEntries, { ...part, month, ...(after && { after: after.cursor }) });
  const { data, error } = useLatest(usePersonal(query));
  const [isMoreShown, setMoreShown] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isLoaded = data !== undefined;

  // The button that asked for this page is gone with the focus that it had.
  const hasFollowed = after !== undefined;
  useEffect(() => {
    if (hasFollowed && isLoaded && document.activeElement === document.body)
      list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [hasFollowed, isLoaded]);

  if (error) return <PartFailure query={query} error={error} />;
  if (!data) return <output className="soft">{t.loadingEntries}</output>;
  const last = data.entries.at(-1);
  return (
    <>
      <ol className="days-of-month" ref={list}>
        {Array.from(
          Map.groupBy(data.entries, ({ localDate }) => localDate),
          ([day, entries]) => (
            <li key={day}>
              {day !== after?.day && <h3>{dayName.format(Date.parse(day))}</h3>}
              <Day
                user={user}
                entries={entries}
                namesMantra={part.mantraId === undefined || part.search !== undefined}
              />
            </li>
          ),
        )}
      </ol>
      {data.next !== null &&
        last &&
        (isMoreShown ? (
          <MonthEntries {...props} after={{ cursor: data.next, day: last.localDate }} />
        ) : (
          <button className="text-button" onClick={() => setMoreShown(true)}>
            {t.showMore}
          </button>
        ))}
    </>
  );
}

const dayName = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

const Day = ({ user, entries, namesMantra }: { user: User; entries: HistoryEntry[]; namesMantra: boolean }) => (
  <ul className="entries-of-day">
    {entries.map((entry) => (
      <EntryLine key={entry.id} user={user} entry={entry} namesMantra={namesMantra} />
    ))}
  </ul>
);

/** A part of the history that could not be fetched, in its place. */
function PartFailure({ query, error }: { query: Query<unknown>; error: Error }) {
  const { mutate } = useReplyCache();
  if (isOutOfReach(error)) return <NotKnownHere what="practice" />;
  return (
    <div className="part-failure" role="alert">
      <p>{t.entriesFailed}</p>
      <p className="soft">{errorMessage(error)}</p>
      <button className="button quiet" onClick={() => void mutate(query.path)}>
        {t.tryAgain}
      </button>
    </div>
  );
}

/** The reply of a query that changes: what is shown stays until that of the next query is there. */
function useLatest<Reply>({ data, error, status }: Result<Reply>) {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return { data: status === "error" ? undefined : (data ?? latest), error, isPending: status === "pending" };
}
