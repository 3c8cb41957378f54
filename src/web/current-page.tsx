import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useReplies } from "./data/use-replies.ts";
import { useHead } from "./document-head.ts";
import { canonicalPath } from "#model/paths.ts";
import { frameMessages } from "./messages/frame.ts";
import { useMessages } from "./messages/language.ts";
import { Lazy } from "./boot/lazy-part.tsx";
import { FocusOnNavigation } from "./boot/navigation.ts";
import { ApplicationError, FailedCall } from "./parts/failure.tsx";
import { findPage, type Visit } from "./routes.tsx";
import { NotFoundScreen } from "./screens/not-found/not-found-screen.tsx";
import { useSite } from "./site-context.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";

/** The screen for the address, through all that may come before it or instead of it. */
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
  const client = useQueryClient();
  const queries = page.queries(params);
  const replies = Object.entries(useReplies(queries));
  const isLoading = replies.some(([, { status }]) => status === "loading");
  const failed = replies.find(([name, { status }]) => status === "failed" && !queries[name]?.meta?.mayFail)?.[1];
  const values = Object.fromEntries(
    replies.map(([name, reply]) => [name, reply.status === "here" ? reply.value : null]),
  );

  useHead(isLoading || failed ? undefined : page.head(values));
  // Beside the data, not after it.
  useEffect(() => void load().catch(() => {}), [load]);

  const skeleton = <Waiting skeleton={page.skeleton} />;
  if (isLoading) return skeleton;
  if (failed?.status === "failed") {
    const tryAgain = () => Object.values(queries).forEach((query) => void client.prefetchQuery(query));
    return (
      <>
        <FailedCall error={failed.error} tryAgain={tryAgain} />
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
  const t = useMessages(frameMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks
    <div role="status" aria-label={t.loading}>
      <Skeleton />
    </div>
  );
}

function MissingPage() {
  useHead(null);
  return (
    <>
      <NotFoundScreen />
      <FocusOnNavigation />
    </>
  );
}
