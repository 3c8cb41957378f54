import { historyMessages as t } from "#messages/history.ts";
import { isOutOfReach } from "../../../data/is-out-of-reach.ts";
import type { Query } from "../../../data/queries.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { NotKnownHere } from "../../../ui/known-here.tsx";

/** A part of the history that could not be fetched, in its place. */
export function PartFailure({ query, error }: { query: Query<unknown>; error: Error }) {
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
