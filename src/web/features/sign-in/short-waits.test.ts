// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import { afterShortWaits } from "./short-waits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = { name: "Mira Bai", email: "mira@example.org", password: "giridhar gopal" };

/** Creates a server that refuses for each of these numbers of seconds in turn, and then accepts. */
function signUpAt(waits: readonly (number | null)[], code = "too-many-accounts") {
  const left = [...waits];
  let asked = 0;
  const call = createApiClient(() => {
    asked += 1;
    const seconds = left.shift();
    if (seconds === undefined) return Response.json({ uid: "mira" });
    const headers = { "x-refusal": code, ...(seconds !== null && { "retry-after": String(seconds) }) };
    return new Response("Not now", { status: 429, headers });
  });
  const done = afterShortWaits(() => call(personalApi.signUp, {}, person)).then(
    () => "made",
    (error: Error) => error.message,
  );
  return { done, asked: () => asked };
}

test("the form waits for as long as the server says, and makes the account then", async () => {
  const { done, asked } = signUpAt([15, 30]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await done).toBe("made");
});

test.each([
  ["a longer wait", [120], "too-many-accounts"],
  ["waits that come to more than a minute", [15, 30, 60], "too-many-accounts"],
  ["a refusal that names no time", [null], "too-many-accounts"],
  ["another refusal", [15], "too-many-guesses"],
])("%s is said at once", async (_, waits, code) => {
  const { done, asked } = signUpAt(waits, code);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await done).toBe("429: Not now");
  expect(asked()).toBe(waits.length);
});
