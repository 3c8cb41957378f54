import { isRefusal, type ApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { User } from "#model/user.ts";
import { browserPerson } from "../practice/person.ts";
import { call } from "./call.ts";
import { personalPaths } from "./personal-reads.ts";
import { drop } from "./drop-replies.ts";
import { readCached, refetch } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";
import { sessionQuery } from "./session.ts";

/** Makes `user` the current one, null after signing out. Drops replies that were read for another user. */
export async function setCurrentUser(replies: ReplyCache, user: User | null) {
  const session = readCached(replies, sessionQuery);
  browserPerson.remember(user?.uid ?? null);
  // A session that could not be fetched earlier is fetched now, since the server can be reached.
  if (session) await replies.mutate(sessionQuery.path, { ...session, user }, { revalidate: false });
  else await refetch(replies, sessionQuery);
  // Components have learned of the new user by now, so those that still show something personal request it for this
  // user.
  if (session?.user?.uid !== user?.uid) drop(replies, personalPaths);
}

/** Asks the server who is signed in. */
export async function reloadCurrentUser(replies: ReplyCache, send: ApiClient = call) {
  const { user } = await send(pageApi.session, {});
  await setCurrentUser(replies, user);
}

/** Ends the session on this page if the error says that it has ended on the server. */
export function endSessionIfUnauthorized(replies: ReplyCache, error: unknown) {
  // A session that was never fetched may fail to load here; it is then fetched when it is needed.
  if (isRefusal(error, "login-required")) setCurrentUser(replies, null).catch(console.warn);
}

/**
 * Performs what only a signed-in person may do. If the server says that the session has ended, it ends on this page
 * too.
 */
export async function whileSignedIn<Result>(replies: ReplyCache, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    endSessionIfUnauthorized(replies, error);
    throw error;
  }
}
