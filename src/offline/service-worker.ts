import keptFiles from "virtual:kept-files";
import {
  clientsClaim,
  type RouteHandlerCallbackOptions,
  type RouteMatchCallbackOptions,
  type WorkboxPlugin,
} from "workbox-core";
import { addPlugins, PrecacheFallbackPlugin, precacheAndRoute } from "workbox-precaching";
import { RangeRequestsPlugin } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import type { Transport } from "#contract/client.ts";
import { appShell, NO_ROOM, serviceWorkerIn } from "#model/app-shell.ts";
import { omSymbol } from "#model/deity-images.ts";
import { inLanguage, languages, mainLanguage, splitLanguage } from "#model/languages.ts";
import { keepOwnShell } from "./own-shell.ts";
import { readReminder, timeToPractice } from "./reminder.ts";
import { inTime, patience } from "./silence.ts";
import { givenUpUnlessBegun, keepSound, SOUNDS } from "./sounds.ts";
import { createTexts, TEXTS } from "./texts.ts";

/*
 * Answers for the server when there is no network, from caches that hold nothing personal: the app itself, every text,
 * each in the one language that was opened, and the pictures and recordings of screens that were opened. With a network,
 * every reply comes from the server. A new worker waits until the last tab of the old one is closed, so that no open page
 * changes.
 */

declare const self: ServiceWorkerGlobalScope;

type Asked = RouteMatchCallbackOptions;
const isOf =
  (folder: string) =>
  ({ url, sameOrigin }: Asked) =>
    sameOrigin && url.pathname.startsWith(folder);

/** The language that was opened. The page has written it into the address of this worker. */
const language =
  languages.find((each) => self.location.href === new URL(serviceWorkerIn(each), self.location.origin).href) ??
  mainLanguage;
const shell = inLanguage(language, appShell);
const { files, build } = keptFiles[language];

addPlugins([{ cacheWillUpdate: (reply) => keepOwnShell({ shell, files }, reply) }]);
precacheAndRoute([...files.map((url) => ({ url, revision: null })), { url: shell, revision: build }]);

/**
 * Every page is answered with the app shell, because the app renders all pages. Paths with a file extension are files,
 * not pages.
 */
const page = inTime(
  ({ plugins, ...timing }) =>
    new NetworkOnly({ ...timing, plugins: [...plugins, new PrecacheFallbackPlugin({ fallbackURL: shell })] }),
);

/** Without a network, a page in another language leads to the same page in the language that is kept. */
const here: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return Response.redirect(inLanguage(language, splitLanguage(pathname).path + search));
  },
};
const pageElsewhere = inTime(({ plugins, ...timing }) => new NetworkOnly({ ...timing, plugins: [...plugins, here] }));
const isHere = ({ pathname }: URL) => splitLanguage(pathname).language === language;
const anyPage = (asked: RouteHandlerCallbackOptions) => (isHere(asked.url) ? page : pageElsewhere)(asked);
registerRoute(new NavigationRoute(anyPage, { denylist: [/^\/api\//, /^[^?]*\.\w+(\?|$)/] }));

/**
 * A request that is answered from a cache in the end would go on, and a browser has only six connections to a site: without
 * an end, those that nobody answers would leave none for what is asked once the network has a way out again.
 */
const givenUpAfter = (milliseconds: number): WorkboxPlugin => ({
  requestWillFetch: async ({ request }) =>
    new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience(milliseconds))]) }),
});

/** A slow network has so many milliseconds for a bundle of texts. The next page asks for those that are not here yet. */
const BUNDLE_MS = 120_000;
const transport: Transport = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(BUNDLE_MS) });
const texts = createTexts({ caches, transport, language });
const fromBundle: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (await texts.find(request.url)) ?? cachedResponse,
};
const text = inTime(
  ({ plugins, ...timing }) =>
    new NetworkFirst({ ...timing, cacheName: TEXTS, plugins: [...plugins, givenUpAfter(10_000), fromBundle] }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && texts.isText(url.pathname), text);

/** Shown instead of a picture that is not in the cache. */
const standIn = omSymbol.replace(".png", "-400.webp");
const picture = new StaleWhileRevalidate({
  cacheName: "pictures",
  plugins: [givenUpAfter(20_000), { handlerDidError: () => caches.match(standIn) }],
});
registerRoute(isOf("/images/"), picture);
registerRoute(
  isOf("/fonts/scripts/"),
  new StaleWhileRevalidate({ cacheName: "fonts", plugins: [givenUpAfter(20_000)] }),
);

const sound = inTime(
  ({ plugins, ...timing }) =>
    new NetworkFirst({
      ...timing,
      cacheName: SOUNDS,
      plugins: [...plugins, givenUpUnlessBegun, new RangeRequestsPlugin()],
    }),
);
registerRoute(isOf("/audio/"), (asked) => {
  asked.event.waitUntil(keepSound(asked.url));
  return sound(asked);
});

clientsClaim();

/**
 * A worker of another language need not wait for its predecessor where no page of that language is open any more: the
 * visitor has turned to this one.
 */
self.addEventListener("install", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const { active } = self.registration;
  if (!active || active.scriptURL === self.location.href) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.every(({ url }) => isHere(new URL(url)))) await self.skipWaiting();
}

// The browser requests the page while this worker is still starting.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

/** The page sends its language when it wants all texts kept, and is told where there is no room for them. */
self.addEventListener("message", (event) => {
  if (event.data !== language) return;
  const keep = async () => {
    const attempt = await texts.keep();
    if (attempt === "no room") event.source?.postMessage(NO_ROOM);
  };
  event.waitUntil(Promise.all([keep(), picture.handle({ event, request: new Request(standIn) })]));
});

/** A browser that shows nothing for a message may say something of its own, so an unknown one is shown as well. */
self.addEventListener("push", (event) => {
  const { title, body, path } = readReminder(event.data?.text(), self.location.origin) ?? unreadable;
  const notification = { body, tag: "practice", icon: "/icons/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, notification));
});

const unreadable = { title: timeToPractice[language], body: "", path: inLanguage(language, "/") };

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(String(event.notification.data), self.location.origin).href));
});

/** A tab that shows the page already is brought forward; a practice that another tab shows is left alone. */
async function openPage(url: string) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => tab.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
