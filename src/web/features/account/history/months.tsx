import { useState } from "react";
import { personalApi, type HistoryQuery } from "#contract/personal-api.ts";
import type { PracticeMonth } from "#contract/personal-replies.ts";
import { monthInWords } from "#messages/dates.ts";
import type { User } from "#model/user.ts";
import { historyMessages as t } from "#messages/history.ts";
import { get } from "../../../data/queries.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { PartFailure } from "./part-failure.tsx";
import { MonthEntries } from "./month-entries.tsx";
import { useLatest } from "./use-latest.ts";

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
