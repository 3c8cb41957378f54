import { lazy } from "react";
import { Router } from "wouter";
import { ApiError } from "#contract/client.ts";
import type { Session } from "#model/user.ts";
import type { Site } from "#model/site.ts";
import { CurrentPage } from "./current-page.tsx";
import { isAuthAway, useSession } from "./data/session.ts";
import type { Reply } from "./data/use-replies.ts";
import { frameMessages } from "./messages/frame.ts";
import { useMessages } from "./messages/language.ts";
import { aroundNavigation } from "./boot/navigation.ts";
import { ApplicationError } from "./parts/failure.tsx";
import { PracticeOutbox } from "./parts/practice-outbox.ts";
import { SiteFooter } from "./parts/site-footer.tsx";
import { SiteHeader } from "./parts/site-header.tsx";
import { SiteContext } from "./site-context.ts";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { Optional } from "./ui/optional.tsx";

/** The path is given on the server only; a browser has a location of its own. */
export function App({ path, site }: { path?: string; site: Site }) {
  return (
    <SiteContext value={site}>
      <ErrorBoundary Fallback={ApplicationError}>
        <Router {...(path && { ssrPath: path })} aroundNav={aroundNavigation}>
          <Frame />
        </Router>
      </ErrorBoundary>
    </SiteContext>
  );
}

const AuthSystemError = lazy(() => import("./parts/auth-system-error.tsx"));

function Frame() {
  const t = useMessages(frameMessages);
  const session = useSession();
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <SiteHeader session={session} />
      <main id="content" tabIndex={-1}>
        {isAuthBroken(session) && (
          <Optional>
            <AuthSystemError isAway={isAuthAway(session)} />
          </Optional>
        )}
        <CurrentPage />
      </main>
      <SiteFooter />
      <PracticeOutbox />
    </>
  );
}

/** A reader without a network needs no notice that signing in is impossible. */
const isAuthBroken = (session: Reply<Session>) =>
  isAuthAway(session) || (session.status === "failed" && session.error instanceof ApiError);
