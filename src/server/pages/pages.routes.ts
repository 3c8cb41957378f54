import type { Context } from "hono";
import type { Transport } from "#contract/client.ts";
import { hasAdPlaces } from "#model/ad-places.ts";
import { appShell } from "#model/app-shell.ts";
import { yearNumber } from "#practice/calendar.ts";
import { adPolicy, nonceBlank, withNonce } from "../ads/ad-page.ts";
import { accountOf, siteAdsOf } from "../ads/ad-settings.ts";
import type { Deps } from "../deps.ts";
import { pagePolicy, type ReplyHeaders } from "../http/headers.ts";
import type { Memory } from "../http/memory.ts";
import type { Assets } from "./assets.ts";
import type * as Renderer from "./render.tsx";

/** What turns a path into a page: the built renderer, and what its pages need from the browser build. */
export interface PageMaker {
  renderer: typeof Renderer;
  assets: Assets;
}

interface Surroundings extends Pick<Deps, "library" | "now" | "siteUrl" | "ads"> {
  headers: ReplyHeaders;
  memory: Memory;
  transport: Transport;
}

/** All addresses without a page have the same page; it is rendered for this one, which has none either. */
const nowhere = "/not-found";

/** Every page: rendered once and then remembered, because pages hold nothing personal. */
export function createPages({ renderer, assets }: PageMaker, surroundings: Surroundings) {
  const { library, now, siteUrl, ads, headers, memory, transport } = surroundings;
  const plainSite = () => ({ ...library.site, year: yearNumber(now()) });
  const currentSite = () => ({ ...plainSite(), ...siteAdsOf(ads) });

  function policyFor(screen: string | null) {
    const style = assets.styleFor(screen);
    return style && pagePolicy(style.hash);
  }

  function reply(c: Context): Response | Promise<Response> {
    const { path } = c.req;
    if (path === appShell) return memory.reply(c.req.raw, path, makeShell);
    const address = renderer.canonicalPath(path.replace(/\/$/, ""));
    if (address !== path && isPlain(address)) {
      const location = address + new URL(c.req.url).search;
      return new Response(null, { status: 308, headers: { ...headers.redirect, location } });
    }

    const known = renderer.hasPage(path) ? path : nowhere;
    const asked = renderer.readAsked(known, new URL(c.req.url).search);
    // The page that is asked something has a name that the short way behind the path does not know.
    const name = asked ? `asked ${asked.address}` : known;
    const make = async () => {
      const { status, html, screen, hasAds } = await renderer.renderPage({
        path: known,
        asked,
        siteUrl,
        site: currentSite(),
        changed: library.lastChanges.get(known) ?? null,
        assets,
        transport,
        adAccount: accountOf(ads),
        nonce: nonceBlank,
      });
      return {
        status,
        text: html,
        headers: hasAds
          ? headers.adPage(policyFor(screen) && adPolicy())
          : { ...headers.page(policyFor(screen)), ...(asked?.answer && { "x-robots-tag": "noindex" }) },
        // There are as many answers as questions; whatever else can be asked is one of a few.
        isKept: !asked?.answer && (status === 200 || known === nowhere),
      };
    };
    if (ads.mode !== "on" || !hasAdPlaces(known)) return memory.reply(c.req.raw, name, make);
    // Kept under a name that no request can have, because it must not be sent as it lies there.
    return memory.reply(new Request(c.req.url), `ads ${known}`, make).then((page) => withNonce(c.req.raw, page));
  }

  const makeShell = async () => ({
    status: 200 as const,
    // Without a network there are no advertisements either.
    text: renderer.renderShell({ site: plainSite(), assets }),
    headers: headers.page(policyFor(null)),
    isKept: true,
  });

  const failed = () =>
    new Response(renderer.renderFailure({ site: currentSite(), assets }), {
      status: 500,
      headers: headers.failedPage(policyFor(null)),
    });

  return { reply, failed };
}

/** Only plain names may stand between the slashes: the answer must never lead to `//another.host`. */
const isPlain = (path: string) => /^(?:\/[a-z0-9-]+)+$/.test(path);
