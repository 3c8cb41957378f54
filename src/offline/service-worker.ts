import keptFiles, { build } from "virtual:kept-files";
import { clientsClaim, type RouteMatchCallbackOptions } from "workbox-core";
import { addPlugins, PrecacheFallbackPlugin, precacheAndRoute } from "workbox-precaching";
import { RangeRequestsPlugin } from "workbox-range-requests";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { appShell } from "#model/app-shell.ts";
import { omSymbol } from "#model/deity-images.ts";
import { keepOwnShell } from "./own-shell.ts";
import { keepSound, SOUNDS } from "./sounds.ts";
import { isText, readAllTexts } from "./texts.ts";

/*
 * Answers for the server where there is no network, and holds nothing personal: the app itself, every text, and the
 * pictures and recordings of the screens that were open. With a network everything comes from there, as without this.
 * A new one waits until the last tab of the old is closed, so nothing is changed under anybody's hands.
 */

declare const self: ServiceWorkerGlobalScope;

/** Seconds: a line that is no better than none. */
const networkTimeoutSeconds = 5;
type Asked = RouteMatchCallbackOptions;
const isOf =
  (folder: string) =>
  ({ url, sameOrigin }: Asked) =>
    sameOrigin && url.pathname.startsWith(folder);

addPlugins([{ cacheWillUpdate: (reply) => keepOwnShell(keptFiles, reply) }]);
precacheAndRoute([...keptFiles.map((url) => ({ url, revision: null })), { url: appShell, revision: build }]);

/** Any page, for the app shows them all. Files that are opened by themselves are none. */
const page = new NetworkOnly({
  networkTimeoutSeconds,
  plugins: [new PrecacheFallbackPlugin({ fallbackURL: appShell })],
});
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//, /^[^?]*\.\w+(\?|$)/] }));

const text = new NetworkFirst({ cacheName: "texts", networkTimeoutSeconds });
registerRoute(({ url, sameOrigin }) => sameOrigin && isText(url.pathname), text);

/** In the place of a picture that was never seen. */
const standIn = omSymbol.replace(".png", "-400.webp");
const picture = new StaleWhileRevalidate({
  cacheName: "pictures",
  plugins: [{ handlerDidError: () => caches.match(standIn) }],
});
registerRoute(isOf("/images/"), picture);

const sound = new NetworkFirst({ cacheName: SOUNDS, networkTimeoutSeconds, plugins: [new RangeRequestsPlugin()] });
registerRoute(isOf("/audio/"), (asked) => {
  asked.event.waitUntil(keepSound(asked.url));
  return sound.handle(asked);
});

clientsClaim();

// Asked for while this is still waking up.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

/** A page is there that would have them. What is kept already is not asked for again. */
self.addEventListener("message", (event) => {
  const read = async (path: string) => {
    const request = new Request(path);
    return (await caches.match(request, { cacheName: "texts" })) ?? text.handle({ event, request });
  };
  event.waitUntil(Promise.all([readAllTexts(read), picture.handle({ event, request: new Request(standIn) })]));
});
