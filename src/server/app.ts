import { Hono } from "hono";
import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import { inLanguage, languages, mainLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { authRoutes } from "./accounts/auth.routes.ts";
import { credentialRoutes } from "./accounts/credential.routes.ts";
import { passkeyRoutes } from "./accounts/passkey.routes.ts";
import { signInLinkRoutes } from "./accounts/sign-in-link.routes.ts";
import { sessionRoutes } from "./accounts/session.routes.ts";
import { signedInRoutes } from "./accounts/signed-in.routes.ts";
import { userRoutes } from "./accounts/user.routes.ts";
import { wellKnownRoutes } from "./accounts/well-known.routes.ts";
import { adRoutes } from "./ads/ads.routes.ts";
import { createCalendars } from "./calendar/calendars.ts";
import type { Deps } from "./deps.ts";
import { HttpError } from "./errors.ts";
import { createReadFavorites } from "./favorites/favorite-list.ts";
import { favoriteRoutes } from "./favorites/favorites.routes.ts";
import { healthRoutes } from "./health.routes.ts";
import { createDeviceCookie, createSessionCookie } from "./http/cookies.ts";
import { createCrossSiteRefusal } from "./http/cross-site.ts";
import { createFiles, type FileFolders } from "./http/files.ts";
import { createReplyHeaders } from "./http/headers.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { isApiPath, isDecodable, refusePath, refuseMethod } from "./http/refusals.ts";
import { createReplyToError } from "./http/reply-to-error.ts";
import { createPublicReplies } from "./http/public-replies.ts";
import { createServe } from "./http/serve.ts";
import { createVisitorAddress } from "./http/visitor-address.ts";
import { outboxRoutes } from "./mail/outbox.routes.ts";
import { openApiRoutes } from "./openapi/openapi.routes.ts";
import { createPageHandler, type PageBuilds } from "./pages/page-handler.ts";
import { photoRoutes } from "./photos/photos.routes.ts";
import { byHandRoutes } from "./practice-log/by-hand.routes.ts";
import { historyRoutes } from "./practice-log/history.routes.ts";
import { personStateRoutes } from "./person-state/person-state.routes.ts";
import { practiceRoutes } from "./practice-log/practice.routes.ts";
import { profileRoutes } from "./practice-log/profile.routes.ts";
import { reminderRoutes } from "./reminders/reminders.routes.ts";
import { feedRoutes } from "./feeds/feeds.routes.ts";
import { textRoutes } from "./text-routes.ts";

/** Options for pages and files beside the API, and for the bytes of the response cache. */
export interface AppOptions {
  pages?: PageBuilds;
  files?: FileFolders;
  cacheLimit?: number;
}

/** A compressed page takes 10 to 20 kB, so these bytes hold more than half of all pages in all languages. */
const usualCacheLimit = 24 * 2 ** 20;

/** These folders hold only files, so that no page is searched for under their paths. */
const filesOnly = /^\/(assets|audio|fonts|images|photos|videos)\//;
const namesFile = /\.[a-z0-9]+$/i;

/** Creates the app with all routes of the server. */
export function createApp(deps: Deps, options: AppOptions = {}) {
  const app = new Hono();
  const headers = createReplyHeaders(deps.siteUrl);
  const cache = createResponseCache({ now: deps.now, limit: options.cacheLimit ?? usualCacheLimit });
  const publicReplies = createPublicReplies();
  const pages = options.pages && createPageHandler(options.pages, { ...deps, headers, cache, publicReplies });
  const findFile = options.files && createFiles(options.files, { ...deps, cache, headers });
  const replyToError = createReplyToError(deps.log, headers, pages?.failurePage);
  const cookie = createSessionCookie(deps.siteUrl);
  const addressOf = createVisitorAddress(deps.trustedProxies, deps.log);
  const refuseCrossSite = createCrossSiteRefusal(deps);
  const deviceCookie = createDeviceCookie(deps.siteUrl);
  const shared = { app, cache, headers, publicReplies, addressOf };
  const serveDeps = { ...deps, ...shared, cookie, deviceCookie, refuseCrossSite };
  const serve = createServe(serveDeps);
  const calendars = createCalendars(deps);

  for (const language of languages) {
    const texts = { ...deps, language, getLibrary: () => deps.libraryIn(language) };
    textRoutes(language === mainLanguage ? serve : createServe(serveDeps, language), texts, { ...shared, calendars });
  }
  sessionRoutes(serve, deps);
  authRoutes(serve, deps);
  userRoutes(serve, deps);
  passkeyRoutes(serve, deps);
  signInLinkRoutes(serve, deps);
  photoRoutes(serve, deps, { app, headers });
  credentialRoutes(serve, deps);
  signedInRoutes(serve, deps);
  const readFavorites = createReadFavorites(deps);
  favoriteRoutes(serve, deps, readFavorites);
  profileRoutes(serve, deps, readFavorites);
  practiceRoutes(serve, deps);
  historyRoutes(serve, deps);
  byHandRoutes(serve, deps);
  personStateRoutes(serve, deps);
  reminderRoutes(serve, deps, { app, headers, calendars, addressOf });
  adRoutes(serve, deps, { app, cache, headers });
  openApiRoutes(serve, deps, cookie.name);
  outboxRoutes(app, deps, headers);
  wellKnownRoutes(app, headers);
  healthRoutes(app, deps, headers);
  feedRoutes(app, deps, { cache, headers });
  app.onError(replyToError);

  // Between two midnights a page of a teaching only changes by the count of its views.
  deps.views.onChange((slug) => {
    for (const path of [fillPath(api.blogPost.path, { slug }), paths.post(slug)])
      for (const language of languages) cache.invalidate(inLanguage(language, path));
  });

  // Files and pages have no routes of their own, because Hono answers the API fastest if at most one route matches.
  app.notFound(async (c) => {
    const { path, method } = c.req;
    if (isApiPath(path)) throw refusePath(path);
    if (method !== "GET" && method !== "HEAD") throw refuseMethod(["GET"]);
    const file = findFile && namesFile.test(path) ? await findFile(c) : null;
    if (file) return file;
    if (filesOnly.test(path) || !pages) throw new HttpError("file-not-found");
    return pages.respond(c);
  });

  const undecodable = new HttpError("undecodable-address");
  const fetch = (request: Request, bindings?: object) =>
    isDecodable(request.url) ? app.fetch(request, bindings) : replyToError(undecodable);
  return { fetch, cache, replyToError, routes: app.routes };
}
