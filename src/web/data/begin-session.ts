import type { ApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { User } from "#model/user.ts";
import { identityMessages } from "#messages/identity.ts";
import { call } from "./call.ts";
import { setCurrentUser } from "./current-user.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** The server has signed somebody in, and the browser has not kept the cookie that says so. */
export class CookieRefused extends Error {
  override name = "CookieRefused";

  constructor() {
    super(identityMessages.cookieRefused);
  }
}

/**
 * Makes who has just signed in the current user of the page, after the session was asked for once: a browser that
 * refuses cookies would be signed out by the next page. Throws a CookieRefused there.
 */
export async function beginSession(replies: ReplyCache, user: User, send: ApiClient = call) {
  // Where the session cannot be asked for, the server's word is enough.
  const session = await send(pageApi.session, {}).catch(() => null);
  if (session !== null && session.user?.uid !== user.uid) throw new CookieRefused();
  await setCurrentUser(replies, user);
}
