import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { hasAdPlaces } from "#model/ad-places.ts";
import type { SignedSite, Site } from "#model/site.ts";
import { ApiError } from "#contract/client.ts";
import { App } from "#web/app/app.tsx";
import type { Query } from "#web/data/queries.ts";
import { addressOf } from "#web/messages/addresses.ts";
import { replyConfig } from "#web/data/reply-cache.ts";
import { documentTitle, headOf, missingHead } from "#web/app/page-heads.ts";
import { findPage, type Visit } from "#web/app/routes.tsx";
import type { Outcome } from "../http/public-replies.ts";
import type { PageQuery } from "./page-query.ts";
import { describePage, type PageFacts, type Subject } from "./describe-page.ts";
import { toDocument, type FindSharedMarkup } from "./document.tsx";
import { Failure, failureHead } from "./failure.tsx";

interface PageRequest {
  /** The path of the page, without a language. */
  path: string;
  /** The query is null for pages that ignore it. */
  query: PageQuery | null;
  siteUrl: string;
  site: SignedSite;
  /** The date of the page's last change; null where it is unknown. */
  changed: string | null;
  shareImageOf: PageFacts["shareImageOf"];
  findSharedMarkup: FindSharedMarkup;
  read: (path: string) => Promise<Outcome>;
  adAccount: string | null;
  /** The nonce of the scripts of a page with advertisements. */
  nonce: string;
}

export { readPageQuery } from "./page-query.ts";
export { createSharedMarkup } from "./document.tsx";
export const hasPage = (path: string) => findPage(path) !== null;

/**
 * Reads what the page needs from the handlers of the API, then renders the whole page. Nothing is streamed or loaded
 * later.
 */
export async function renderPage(request: PageRequest) {
  const { path, query, siteUrl, site, changed, shareImageOf, findSharedMarkup, adAccount, nonce } = request;
  const replies: Record<string, unknown> = {};
  const read = async (query: Query<unknown>) =>
    (replies[query.path] = replyOf(await request.read(query.path), query.absent));
  const visit = findPage(path);
  const found = visit && (await prepare(visit));
  const head = found?.head ?? null;
  const ownPath = query?.address ?? path;
  const body = renderToString(
    <SWRConfig value={replyConfig(refuseFetch, replies)}>
      <App path={addressOf(ownPath)} site={site} />
    </SWRConfig>,
  );
  const { title, description } = head ?? missingHead;
  const screen = visit?.page.screen.name ?? null;
  const hasAds = Boolean(site.ads) && head !== null && hasAdPlaces(path);
  const html = toDocument({
    sharedMarkup: findSharedMarkup({ screen, hasAds, isHydrated: true }),
    name: title,
    title: documentTitle({ title, description }, site),
    description,
    isListed: !query?.results && !head?.isUnlisted,
    shared:
      head && describePage({ path: ownPath, siteUrl, site, head, changed, shareImageOf, subject: found?.values ?? {} }),
    adAccount,
    body,
    data: { site: shown(site), replies },
    nonce: hasAds ? nonce : undefined,
  });
  return { status: head ? (200 as const) : (404 as const), html, screen, hasAds };

  async function prepare({ page, params }: Visit) {
    const queries = Object.entries(page.queries(params));
    const [values] = await Promise.all([
      Promise.all(queries.map(async ([name, query]) => [name, await read(query)] as const)),
      page.screen.load(),
      query?.results && read(query.results),
    ]);
    const named = Object.fromEntries(values);
    // The name of a value says what it is: the table of routes uses each name for only one type.
    return { head: headOf(page.path, named), values: named as Subject };
  }
}

const shown = ({ team: _team, ...site }: SignedSite): Site => site;

type Bare = Pick<PageRequest, "site" | "findSharedMarkup">;

/** Throws refusals as a call over HTTP does. They become errors here, because this build has its own ApiError class. */
function replyOf(outcome: Outcome, absent: unknown) {
  if ("reply" in outcome) return outcome.reply;
  const { status, sentence, code } = outcome.refusal;
  if (status === 404 && absent !== undefined) return absent;
  throw new ApiError(status, sentence, code);
}

const refuseFetch = () => Promise.reject(new Error("The server renders only what it has read"));

/** Renders the app without a page in it, for times without a network. */
export const renderShell = ({ site, findSharedMarkup }: Bare) =>
  toDocument({
    ...noAddress,
    sharedMarkup: findSharedMarkup({ ...noScreen, isHydrated: true }),
    name: site.name,
    title: site.name,
    description: site.tagline,
    body: "",
    data: { site: shown(site), replies: {} },
  });

/** Renders the page that is sent when rendering another page has failed. It needs no script. */
export const renderFailure = ({ site, findSharedMarkup }: Bare) =>
  toDocument({
    ...noAddress,
    sharedMarkup: findSharedMarkup({ ...noScreen, isHydrated: false }),
    name: failureHead.title,
    title: documentTitle(failureHead, site),
    description: failureHead.description,
    body: renderToStaticMarkup(<Failure />),
    data: null,
  });

const noAddress = { isListed: false, shared: null, adAccount: null, nonce: undefined };
const noScreen = { screen: null, hasAds: false };
