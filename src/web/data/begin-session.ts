import type { ApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { User } from "#model/user.ts";
import { identityMessages } from "#messages/identity.ts";
import { stored } from "../device/storage.ts";
import { forgetAnswer } from "../practice/follow/followed.ts";
import { call } from "./call.ts";
import { setCurrentUser } from "./current-user.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** Thrown when the server has signed somebody in, but the browser has not kept the session's cookie. */
export class CookieRefused extends Error {
  override name = "CookieRefused";

  constructor() {
    super(identityMessages.cookieRefused);
  }
}

/**
 * Makes the person who has just signed in the current user of the page. First asks the server for the session, because
 * a browser that refuses cookies would be signed out by the next page. Throws a CookieRefused there.
 */
export async function beginSession(replies: ReplyCache, user: User, send: ApiClient = call) {
  // If the session cannot be requested, the reply to the sign-in is enough.
  const session = await send(pageApi.session, {}).catch(() => null);
  if (session !== null && session.user?.uid !== user.uid) throw new CookieRefused();
  forgetAnswer(stored);
  await setCurrentUser(replies, user);
}
