import { expect, test } from "vitest";
import { createApiClient } from "#contract/client.ts";
import type { User } from "#model/user.ts";
import { beginSession } from "./begin-session.ts";
import { readCached } from "./queries.ts";
import { sessionQuery } from "./session.ts";
import { openReplies, TestApi } from "./test-api.ts";

const asha = { uid: "asha", displayName: "Asha" } as User;
const ravi = { uid: "ravi", displayName: "Ravi" } as User;
const identity = { provider: "builtin", available: true };

/** Opens a page on which nobody is signed in, and whose server has just signed in Asha. */
function openPage() {
  const api = new TestApi();
  const replies = openReplies(api, { [sessionQuery.path]: { user: null, identity } });
  const begin = () => beginSession(replies, asha, createApiClient(api.transport));
  return { api, begin, user: () => readCached(replies, sessionQuery)?.user };
}

test("a session that the browser has kept is asked for once, and makes its person the current user", async () => {
  const { api, begin, user } = openPage();
  api.reply(sessionQuery.path, { user: asha, identity });
  await begin();
  expect(user()).toEqual(asha);
  expect(api.requests).toEqual(["GET /api/session"]);
});

test.each([
  ["nobody is signed in", null],
  ["an earlier person still is", ravi],
])("where the cookie was refused and %s, one sentence names cookies", async (_, found) => {
  const { api, begin, user } = openPage();
  api.reply(sessionQuery.path, { user: found, identity });
  await expect(begin()).rejects.toThrow(
    "Your browser didn't keep the cookie that signs you in. Please allow cookies for this site, then sign in.",
  );
  expect(user()).toBeNull();
  expect(api.requests).toEqual(["GET /api/session"]);
});

test("where the session cannot be asked for, the server's word is enough", async () => {
  const { api, begin, user } = openPage();
  api.refuse(sessionQuery.path, 503);
  await begin();
  expect(user()).toEqual(asha);
});
