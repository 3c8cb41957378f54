import type { Context } from "hono";
import { hasAdPlaces } from "#model/ad-places.ts";
import { appShell } from "#model/app-shell.ts";
import { inLanguage, languages, mainLanguage, splitLanguage, type Language } from "#model/languages.ts";
import type { SignedSite } from "#model/site.ts";
import { yearNumber } from "#engines/india-day.ts";
import { adPolicy, noncePlaceholder, withNonce } from "../ads/ad-page.ts";
import { accountOf, siteAdsOf } from "../ads/ad-settings.ts";
import type { Deps } from "../deps.ts";
import { joinText } from "../http/encoded-text.ts";
import { pagePolicy, type ReplyHeaders } from "../http/headers.ts";
import type { PublicReplies } from "../http/public-replies.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import type { Assets } from "./assets.ts";
import { deityThemes } from "./deity-themes.ts";
import { findOtherAddress } from "./other-addresses.ts";
import type { PageQuery } from "./page-query.ts";
import type * as Renderer from "./render.tsx";

/** The built renderer of a language, and what its pages need of the browser's build in this language. */
export interface PageBuild {
  renderer: typeof Renderer;
  assets: Assets;
}

/** The builds by language. In a language without a build no address has a page. */
export type PageBuilds = Readonly<Record<typeof mainLanguage, PageBuild> & Partial<Record<Language, PageBuild>>>;

interface PageHandlerDeps extends Pick<Deps, "library" | "libraryIn" | "now" | "siteUrl" | "ads" | "identity"> {
  headers: ReplyHeaders;
  cache: ResponseCache;
  publicReplies: PublicReplies;
}

/** This path is rendered once, for every address without a page. */
const notFoundPath = "/not-found";

/** Responds with the pages of all languages. */
export function createPageHandler(builds: PageBuilds, deps: PageHandlerDeps) {
  const main = createPages(builds[mainLanguage], { ...deps, language: mainLanguage, hasPage });
  const others = new Map(
    languages.flatMap((language) => {
      const build = language === mainLanguage ? undefined : builds[language];
      return build ? [[language, createPages(build, { ...deps, language, hasPage })] as const] : [];
    }),
  );

  function find(address: string) {
    const { language, path } = splitLanguage(address);
    const pages = others.get(language);
    return pages ? { pages, path } : { pages: main, path: address };
  }

  function hasPage(address: string) {
    const { pages, path } = find(address);
    return pages.hasPage(path);
  }

  function respond(c: Context) {
    const { pages, path } = find(c.req.path);
    return pages.respond(c, path);
  }

  return { respond, failurePage: (address: string) => find(address).pages.failurePage() };
}

interface PagesDeps extends PageHandlerDeps {
  language: Language;
  /** Returns true for an address with a page, in any language. */
  hasPage: (address: string) => boolean;
}

/** Responds with the pages of a language. They are cached, because they contain nothing personal. */
function createPages({ renderer, assets }: PageBuild, deps: PagesDeps) {
  const { library, libraryIn, language, now, siteUrl, ads, identity, headers, cache, publicReplies } = deps;
  const addressOf = (path: string) => inLanguage(language, path);
  const themes = deityThemes(library);
  const findSharedMarkup = renderer.createSharedMarkup({ assets, themes: themes.text, nonce: noncePlaceholder });
  const plainSite = (): SignedSite => ({
    ...libraryIn(language).site,
    url: siteUrl,
    year: yearNumber(now()),
    ...(identity.passkeys && { passkeys: true }),
  });
  const currentSite = () => ({ ...plainSite(), ...siteAdsOf(ads) });

  function policyFor(screen: string | null) {
    const style = assets.styleFor(screen);
    return style && pagePolicy(style.hash, themes.hash);
  }

  function respond(c: Context, path: string): Response | Promise<Response> {
    if (path === appShell) return cache.respond(c.req.raw, addressOf(path), renderShell);
    const { search } = new URL(c.req.url);
    const { deityAliases: aliases } = library.site;
    const hasPage = (other: string) => deps.hasPage(addressOf(other));
    const other = findOtherAddress(path, { aliases, hasPage, hymnPages: library.hymnPages });
    if (other !== null) return redirect(addressOf(other) + search);
    // This is the home page in another language with a slash at its end, or another address that is not in its usual
    // form.
    if (addressOf(path) !== c.req.path) return redirect(addressOf(path) + search);

    const known = renderer.hasPage(path) ? path : notFoundPath;
    const query = renderer.readPageQuery(known, search);
    const render = () => renderPage(known, query);
    if (ads.mode === "on" && hasAdPlaces(known)) return respondWithAds(c.req.raw, known, render);
    // The cache's fast path looks up paths only, so a page with a query needs a key that is not a path.
    const address = addressOf(query?.address ?? known);
    return cache.respond(c.req.raw, query ? `query ${address}` : address, render);
  }

  const redirect = (location: string) =>
    new Response(null, { status: 308, headers: { ...headers.redirect, location } });

  /** The page is cached under a key that no request can have, because it still has a placeholder for the nonce. */
  async function respondWithAds(request: Request, path: string, render: () => ReturnType<typeof renderPage>) {
    return withNonce(request, await cache.respond(new Request(request.url), `ads ${addressOf(path)}`, render));
  }

  async function renderPage(path: string, query: PageQuery | null) {
    const { status, html, screen, hasAds } = await renderer.renderPage({
      path,
      query,
      siteUrl,
      site: currentSite(),
      changed: libraryIn(language).lastChanges.get(path) ?? null,
      shareImageOf: ({ deityId, mantraId = "" }) =>
        library.verseImages.get(mantraId) ?? libraryIn(language).deityDetails.get(deityId)?.shareImage ?? null,
      findSharedMarkup,
      read: publicReplies.read,
      adAccount: accountOf(ads),
      nonce: noncePlaceholder,
    });
    const policy = policyFor(screen);
    return {
      status,
      text: html,
      headers: hasAds
        ? headers.adPage(policy && adPolicy())
        : { ...headers.page(policy), ...(query?.results && { "x-robots-tag": "noindex" }) },
      // There are as many pages of search results as queries, while there are few other pages.
      isCacheable: !query?.results && (status === 200 || path === notFoundPath),
    };
  }

  const renderShell = async () => ({
    status: 200 as const,
    // Without a network there are no advertisements either.
    text: renderer.renderShell({ site: plainSite(), findSharedMarkup }),
    headers: headers.page(policyFor(null)),
    isCacheable: true,
  });

  const failurePage = () =>
    new Response(joinText(renderer.renderFailure({ site: currentSite(), findSharedMarkup })).bytes, {
      status: 500,
      headers: headers.failedPage(policyFor(null)),
    });

  return { respond, failurePage, hasPage: renderer.hasPage };
}
