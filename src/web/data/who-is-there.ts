import type { QueryClient } from "@tanstack/react-query";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { get } from "./queries.ts";

/** For what happens at a click, also while the answer is on its way. Throws where it cannot be found out. */
export const whoIsThere = async (client: QueryClient) =>
  (await client.fetchQuery<Session>(get(pageApi.session, {}))).user;
