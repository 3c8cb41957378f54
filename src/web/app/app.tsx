import { useMemo } from "react";
import { Router } from "wouter";
import type { Site } from "#model/site.ts";
import { CurrentPage } from "./current-page.tsx";
import { useReplyCache } from "../data/reply-cache.ts";
import { language } from "#messages/language.ts";
import { mainLanguage, prefixOf } from "#model/languages.ts";
import { frameMessages as t } from "#messages/frame.ts";
import { asCanonical } from "../messages/addresses.ts";
import { aroundNavigation } from "./around-navigation.ts";
import { PageEvents } from "./page-events.ts";
import { AuthSystemNotice } from "./frame/auth-system-notice.tsx";
import { ApplicationError } from "../ui/failure.tsx";
import { AccountSync } from "./account-sync.ts";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteHeader } from "./frame/site-header.tsx";
import { SiteContext } from "../data/site-context.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

const inPrefix = { base: prefixOf(language), hrefs: asCanonical };

/** Renders the whole app. `path` is given on the server only, because a browser has a location of its own. */
export function App({ path, site }: { path?: string; site: Site }) {
  const replies = useReplyCache();
  const aroundNav = useMemo(() => aroundNavigation(replies), [replies]);
  return (
    <SiteContext value={site}>
      <ErrorBoundary Fallback={ApplicationError}>
        {/* The router writes the prefix into its links and navigations, and reads paths without it. */}
        <Router
          {...(language === mainLanguage ? null : inPrefix)}
          {...(path && { ssrPath: path })}
          aroundNav={aroundNav}
        >
          <Frame />
        </Router>
      </ErrorBoundary>
    </SiteContext>
  );
}

function Frame() {
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <AuthSystemNotice />
        <CurrentPage />
      </main>
      <SiteFooter />
      <AccountSync />
      <PageEvents />
    </>
  );
}
