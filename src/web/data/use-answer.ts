import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { send } from "#contract/client.ts";
import type { Found } from "#model/search.ts";
import { answerTo } from "./search.ts";
import type { Reply } from "./use-replies.ts";

interface Answer {
  reply: Reply<Found>;
  /** What the question before has found: it stays until the new answer is there. */
  before: Found | null;
  askAgain: () => void;
}

/** Asks what the cache does not hold. A question that is no longer of interest is called off. */
export function useAnswer(question: string): Answer {
  const client = useQueryClient();
  const [latest, setLatest] = useState<Found | null>(null);
  const [failure, setFailure] = useState<{ question: string; error: Error } | null>(null);
  const [path] = answerTo(question).queryKey;
  const known = question ? client.getQueryData<Found>([path]) : undefined;
  const failed = failure?.question === question ? failure : null;
  const isAsked = question !== "" && !known && !failed;

  if (known && known !== latest) setLatest(known);

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    send<Found>((address, init) => fetch(address, { ...init, signal }), "GET", path)
      .then((found) => setLatest(client.setQueryData<Found>([path], found) ?? found))
      .catch((error: unknown) => {
        if (!signal.aborted) setFailure({ question, error: error instanceof Error ? error : new Error(String(error)) });
      });
    return () => leaving.abort();
  }, [client, isAsked, path, question]);

  return { reply: toReply(known, failed?.error), before: latest, askAgain: () => setFailure(null) };
}

function toReply(known: Found | undefined, error: Error | undefined): Reply<Found> {
  if (known) return { status: "here", value: known };
  return error ? { status: "failed", error } : { status: "loading" };
}
