import type { QueryClient } from "@tanstack/react-query";
import { pageApi } from "#contract/page-api.ts";
import { isRefusal } from "#contract/client.ts";
import type { Session, User } from "#model/user.ts";
import { call } from "./call.ts";
import { browserPerson } from "../practice/person.ts";
import { get, refresh } from "./queries.ts";

const session = get(pageApi.session, {});
const personal = /^\/api\/(favorites|user|practice)\b/;

/** From here on this person is there, or nobody; what was read for another one is forgotten. */
export async function changeUser(client: QueryClient, user: User | null) {
  const known = client.getQueryData<Session>(session.queryKey);
  if (known?.user?.uid !== user?.uid) {
    client.removeQueries({ predicate: ({ queryKey }) => personal.test(String(queryKey[0])) });
  }
  browserPerson.remember(user?.uid ?? null);
  // A session that could not be asked for earlier is asked for now, since the server can be reached.
  if (known) client.setQueryData<Session>(session.queryKey, { ...known, user });
  else await refresh(client, session);
}

export async function askWhoIsThere(client: QueryClient) {
  const { user } = await call(pageApi.session, {});
  await changeUser(client, user);
}

/** The server no longer knows who this is: neither does the page from here on. */
export function noteEndOfSession(client: QueryClient, error: unknown) {
  if (isRefusal(error, "login-required")) void changeUser(client, null);
}
