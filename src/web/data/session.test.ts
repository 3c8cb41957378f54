import { QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import type { Session } from "#model/user.ts";
import { createQueryClient } from "./queries.ts";
import { fetchCurrentUser, isSignInUnavailable, sessionQuery, useSession, type SessionResult } from "./session.ts";
import { TestApi } from "./test-api.ts";

const session = (available: boolean) => ({ user: null, identity: { provider: "builtin", available } }) as Session;
const succeeded = (data: Session): SessionResult => ({ status: "success", data, error: null });
const failed = (error: Error): SessionResult => ({ status: "error", data: undefined, error });

const Status = () => useSession().status;

test("a server's page shows the session as pending, also where it is known, and fetches none", () => {
  const api = new TestApi();
  const client = createQueryClient(api.transport);
  client.setQueryData(sessionQuery.queryKey, session(true));
  expect(renderToString(createElement(QueryClientProvider, { client }, createElement(Status)))).toBe("pending");
  expect(api.requests).toEqual([]);
});

test("the current user is known once the session that is on its way has come", async () => {
  const api = new TestApi();
  const client = createQueryClient(api.transport);
  const loading = client.query(sessionQuery);
  const user = fetchCurrentUser(client);
  api.reply("/api/session", { ...session(true), user: { uid: "asha" } });
  await loading;
  expect(await user).toEqual({ uid: "asha" });
  expect(api.requests).toEqual(["GET /api/session"]);
});

test.each([
  ["the session says so", succeeded(session(false)), true],
  ["the session says that it is available", succeeded(session(true)), false],
  ["the server cannot reach the service", failed(new ApiError(503, "Away")), true],
  ["the server fails otherwise", failed(new ApiError(500, "Broken")), false],
  ["there is no network", failed(new TypeError("Failed to fetch")), false],
  ["the session is pending", { status: "pending", data: undefined, error: null } as const, false],
])("sign-in is unavailable where %s: %#", (_, result, isUnavailable) => {
  expect(isSignInUnavailable(result)).toBe(isUnavailable);
});
