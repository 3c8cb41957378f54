import type { QueryClient } from "@tanstack/react-query";
import { pageApi } from "#contract/page-api.ts";
import type { Session } from "#model/user.ts";
import { get } from "./queries.ts";

/** For what happens at a click, also while the answer is on its way. Nobody, where there is none. */
export const whoIsThere = (client: QueryClient) =>
  client.fetchQuery<Session>(get(pageApi.session, {})).then(
    ({ user }) => user,
    () => null,
  );
