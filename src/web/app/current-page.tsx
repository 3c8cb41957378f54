import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useReplyCache, type ReplyCache } from "../data/reply-cache.ts";
import { useHead } from "./document-head.ts";
import { canonicalPath } from "#model/paths.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { Lazy } from "../loading/lazy-part.tsx";
import { FocusOnNavigation } from "../loading/navigation.ts";
import { ApplicationError, FailedCall } from "../ui/failure.tsx";
import { findPage, type Visit } from "./routes.tsx";
import { notFoundMessages } from "#messages/ui.ts";
import { NotFound } from "../ui/not-found.tsx";
import { useSite } from "../data/site-context.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { repeatFailed, type Query } from "../data/queries.ts";
import { useReply, type Result } from "../data/use-reply.ts";

/** Shows the screen for the address, or in its place a skeleton, a failure, or that there is no such page. */
export function CurrentPage() {
  const [address, navigate] = useLocation();
  const path = canonicalPath(address, useSite().deityAliases);
  const visit = findPage(path);

  useEffect(() => {
    if (path !== address) navigate(path, { replace: true });
  }, [path, address, navigate]);

  return (
    <ErrorBoundary key={path} Fallback={ApplicationError}>
      {visit ? <PageView {...visit} /> : <MissingPage />}
    </ErrorBoundary>
  );
}

function PageView({ page, params }: Visit) {
  const { load } = page.screen;
  const { mutate } = useReplyCache();
  const queries = Object.entries(page.queries(params));
  const results = usePageQueries(queries.map(([, query]) => query));
  const isLoading = results.some(({ status }) => status === "pending");
  const failed = queries.flatMap(([, query], place) => (results[place]?.status === "error" ? query : []));
  const error = results.find(({ status }, place) => status === "error" && !queries[place]?.[1].mayFail)?.error;
  const values = Object.fromEntries(queries.map(([name], place) => [name, results[place]?.data ?? null]));

  useHead(page, isLoading || error ? undefined : values);
  // The script is loaded at the same time as the data. Its failure is shown once the data is there.
  useEffect(() => void load().catch(() => {}), [load]);

  const skeleton = <Waiting skeleton={page.skeleton} />;
  if (isLoading) return skeleton;
  if (error) {
    return (
      <>
        <FailedCall error={error} tryAgain={() => failed.forEach(({ path }) => void mutate(path))} />
        <FocusOnNavigation />
      </>
    );
  }
  return (
    <Lazy part={page.screen} fallback={skeleton}>
      {(Screen) => (
        <>
          <Screen {...values} />
          <FocusOnNavigation />
        </>
      )}
    </Lazy>
  );
}

function Waiting({ skeleton: Skeleton }: { skeleton: Visit["page"]["skeleton"] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks
    <div role="status" aria-label={t.loading}>
      <Skeleton />
    </div>
  );
}

const nothing = {};

function MissingPage() {
  useHead(null, nothing);
  return (
    <>
      <NotFound what={notFoundMessages.title}>
        <p>{notFoundMessages.hint}</p>
      </NotFound>
      <FocusOnNavigation />
    </>
  );
}

/**
 * Returns the results of a page's queries, in their order. Hooks in a loop are safe here, because a page always has the
 * same number of queries, and another page is another component instance.
 */
export function usePageQueries(queries: readonly Query<unknown>[]): Result<unknown>[] {
  const replies = useReplyCache();
  // A page that is opened does not begin with a failure of the previous page.
  useState(() => forgetFailures(replies, queries));
  // Failed queries of the page's parts are repeated too. SWR repeats only those whose failure nothing has shown yet.
  useEffect(() => repeatFailed(replies), [replies]);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- see above
  return queries.map((query) => useReply(query));
}

function forgetFailures({ cache }: ReplyCache, queries: readonly Query<unknown>[]) {
  for (const { path } of queries) if (cache.get(path)?.error !== undefined) cache.delete(path);
}
