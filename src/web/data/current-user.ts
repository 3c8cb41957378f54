import type { QueryClient } from "@tanstack/react-query";
import { isRefusal, type ApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { Session, User } from "#model/user.ts";
import { browserPerson } from "../practice/person.ts";
import { call } from "./call.ts";
import { refetch } from "./queries.ts";
import { sessionQuery } from "./session.ts";

const personal = /^\/api\/(favorites|user|practice)\b/;

/** Makes `user` the current one, null after signing out. Replies that were read for another user are dropped. */
export async function setCurrentUser(client: QueryClient, user: User | null) {
  const session = client.getQueryData<Session>(sessionQuery.queryKey);
  if (session?.user?.uid !== user?.uid) {
    client.removeQueries({ predicate: ({ queryKey }) => personal.test(String(queryKey[0])) });
  }
  browserPerson.remember(user?.uid ?? null);
  // A session that could not be fetched earlier is fetched now, since the server can be reached.
  if (session) client.setQueryData<Session>(sessionQuery.queryKey, { ...session, user });
  else await refetch(client, sessionQuery);
}

/** Asks the server who is signed in. */
export async function reloadCurrentUser(client: QueryClient, send: ApiClient = call) {
  const { user } = await send(pageApi.session, {});
  await setCurrentUser(client, user);
}

/** A session that has ended on the server ends on this page too. */
export function endSessionIfUnauthorized(client: QueryClient, error: unknown) {
  // Where the session was never fetched, that may fail too; then it is fetched when it is needed.
  if (isRefusal(error, "login-required")) setCurrentUser(client, null).catch(console.warn);
}
