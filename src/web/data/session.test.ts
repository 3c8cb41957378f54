import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import type { Session } from "#model/user.ts";
import { fetchIfAbsent } from "./queries.ts";
import { createFetcher, replyConfig } from "./reply-cache.ts";
import { fetchCurrentUser, isSignInUnavailable, sessionQuery, useSession } from "./session.ts";
import { openReplies, TestApi } from "./test-api.ts";
import type { Result } from "./use-reply.ts";

const session = (available: boolean) => ({ user: null, identity: { provider: "builtin", available } }) as Session;
const succeeded = (data: Session): Result<Session> => ({ status: "success", data, error: undefined });
const failed = (error: Error): Result<Session> => ({ status: "error", data: undefined, error });

const Status = () => useSession().status;

test("a server's page shows the session as pending, also where it is known, and fetches none", () => {
  const api = new TestApi();
  const value = replyConfig(createFetcher(api.transport), { [sessionQuery.path]: session(true) });
  expect(renderToString(createElement(SWRConfig, { value }, createElement(Status)))).toBe("pending");
  expect(api.requests).toEqual([]);
});

test("the current user is known once the session that is on its way has come", async () => {
  const api = new TestApi();
  const replies = openReplies(api);
  const loading = fetchIfAbsent(replies, sessionQuery);
  const user = fetchCurrentUser(replies);
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
  ["the session is pending", { status: "pending", data: undefined, error: undefined } as const, false],
])("sign-in is unavailable where %s: %#", (_, result, isUnavailable) => {
  expect(isSignInUnavailable(result)).toBe(isUnavailable);
});
