import { useEffect, useState } from "react";
import { Link } from "wouter";
import { personalApi, type HistoryQuery } from "#contract/personal-api.ts";
import { paths } from "#model/paths.ts";
import { foldWord, wordsOf } from "#model/search-text.ts";
import type { User } from "#model/user.ts";
import { historyPageMessages } from "#messages/guarded-pages.ts";
import { historyMessages as t } from "#messages/history.ts";
import { drop } from "../../../data/drop-replies.ts";
import { isOutOfReach } from "../../../data/is-out-of-reach.ts";
import { get } from "../../../data/queries.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { stored } from "../../../device/storage.ts";
import { ownMantrasIn } from "../../../practice/own-mantras.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { KnownHere, NotKnownHere } from "../../../ui/known-here.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Working } from "../../../ui/working.tsx";
import { WaitingHere } from "../waiting-here.tsx";
import { AddPractice } from "./add-practice.tsx";
import { HistorySearch } from "./history-search.tsx";
import { Months } from "./months.tsx";
import { YearPictureButton } from "./year-picture-button.tsx";

const latestMonths = get(personalApi.practiceMonths, {});

/** The whole log: its months, each of which opens to its entries, and what is found in them. */
export default function HistoryPage({ user }: { user: User }) {
  const { data, error, status, keptAt } = usePersonal(latestMonths);
  const [search, setSearch] = useState("");
  useForgetting(search);

  if (status === "pending") return <Working>{historyPageMessages.loading}</Working>;
  if (!data && isOutOfReach(error)) return <UnknownHistory user={user} />;
  if (!data) {
    return <LoadError title={t.errorTitle} message={errorMessage(error) || t.error} tryAgain={t.tryAgain} />;
  }
  const known = keptAt !== undefined && (
    <>
      <KnownHere at={keptAt} />
      <WaitingHere user={user} />
    </>
  );
  if (data.months.length === 0) return known ? <UnknownHistory user={user} /> : <EmptyHistory user={user} />;
  return (
    <>
      {known}
      <div className="history-parts">
        <div>
          <p className="buttons">
            <AddPractice user={user} />
            <YearPictureButton user={user} />
          </p>
          <HistorySearch onSearch={setSearch} />
        </div>
        <div>
          <Months user={user} part={partOf(search)} nothing={t.nothingFound(search)} />
        </div>
      </div>
    </>
  );
}

/** What the device knows where it has kept none of the history. */
const UnknownHistory = ({ user }: { user: User }) => (
  <>
    <NotKnownHere what="practice" />
    <WaitingHere user={user} />
    <p className="buttons">
      <AddPractice user={user} />
    </p>
  </>
);

/**
 * What is searched for. Words of the title of a mantra that the person has made find it here, and are not sent: the server
 * knows its id alone.
 */
function partOf(search: string): HistoryQuery {
  if (search === "") return {};
  const own = ownMantraOf(search);
  return own ? { mantraId: own.id, search: "" } : { search };
}

/** Words are compared as they are typed, too: half of one may sound like something else than the whole. */
function ownMantraOf(search: string) {
  const readings = [foldWord, (word: string) => word.toLowerCase()].map(
    (read) => (text: string) => Array.from(wordsOf(text), (word) => read(word.text)),
  );
  const isNamed = (title: string) => readings.some((wordsIn) => beginsAll(wordsIn(search), wordsIn(title)));
  return ownMantrasIn(stored)
    .all()
    .find(({ title }) => isNamed(title));
}

const beginsAll = (sought: readonly string[], words: readonly string[]) =>
  sought.length > 0 && sought.every((start) => words.some((word) => word.startsWith(start)));

function EmptyHistory({ user }: { user: User }) {
  return (
    <section className="no-history">
      <h2>{t.empty}</h2>
      <p>{t.emptyText}</p>
      <p className="buttons">
        <Link className="button" href={paths.mantras()}>
          {t.begin}
        </Link>
        <AddPractice user={user} isQuiet />
      </p>
    </section>
  );
}

/** Forgets what was found for words that are no longer searched for, which would be fetched again after each change. */
function useForgetting(search: string) {
  const replies = useReplyCache();
  useEffect(() => {
    if (search === "") return;
    const found = new URLSearchParams({ search }).toString().replaceAll(/[.*+]/g, String.raw`\$&`);
    return () => drop(replies, new RegExp(`^/api/practice/.*[?&]${found}(&|$)`));
  }, [search, replies]);
}
