import { useEffect, useRef, useState } from "react";
import { personalApi, type HistoryQuery } from "#contract/personal-api.ts";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { language } from "#messages/language.ts";
import { historyMessages as t } from "#messages/history.ts";
import { get } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { EntryLine } from "./entry-line.tsx";
import { PartFailure } from "./part-failure.tsx";
import { useLatest } from "./use-latest.ts";

interface Props {
  user: User;
  part: HistoryQuery;
  /** As YYYY-MM. */
  month: string;
  /** Where the page begins, with the day of the entry before it. Without it, the page is the first one. */
  after?: { cursor: string; day: string };
}

/** A page of the entries of a month, by day, and those after it when they are asked for. */
export function MonthEntries({ after, ...props }: Props) {
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
