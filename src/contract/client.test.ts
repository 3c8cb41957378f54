import { expect, test } from "vitest";
import { api } from "./api.ts";
import { ApiError, createApiClient, isRefusal, type ApiClient } from "./client.ts";
import { isFinalRefusal } from "./refusals.ts";

/** Returns the path that a call requests. */
async function pathOf(send: (call: ApiClient) => Promise<unknown>) {
  const requested: string[] = [];
  await send(
    createApiClient((path) => {
      requested.push(path);
      return new Response("{}");
    }),
  );
  return requested;
}

test("path parameters are encoded into the path", async () => {
  expect(await pathOf((call) => call(api.chant, { deityId: "shiva", mantraId: "a/b" }))).toEqual([
    "/api/chant/shiva/a%2Fb",
  ]);
});

test("other parameters become query parameters, where given", async () => {
  expect(await pathOf((call) => call(api.practice, { from: "2026-11-01", timeZone: "Asia/Kolkata" }))).toEqual([
    "/api/practice?from=2026-11-01&timeZone=Asia%2FKolkata",
  ]);
  expect(await pathOf((call) => call(api.practice, {}))).toEqual(["/api/practice"]);
  expect(await pathOf((call) => call(api.removePractice, { id: "1", timeZone: "UTC" }))).toEqual([
    "/api/practice/1?timeZone=UTC",
  ]);
});

test("a call with a wrong parameter does not compile, nor does a field that its reply has not", async () => {
  const call = createApiClient(() => Response.json({ mantra: {} }));
  // @ts-expect-error a parameter is missing
  await call(api.addFavorite, {});
  // @ts-expect-error a parameter is misspelt
  await call(api.addFavorite, { mantra: "om" });
  const { mantra } = await call(api.chant, { deityId: "shiva", mantraId: "om" });
  // @ts-expect-error a mantra has no such field
  expect(mantra.nope).toBeUndefined();
});

async function failureOf(response: Response) {
  const call = createApiClient(() => response);
  return call(api.favorites, {}).then(
    () => null,
    (error: unknown) => error,
  );
}

test("a refusal has a status, a code and a sentence", async () => {
  const error = await failureOf(
    new Response("Login required", { status: 401, headers: { "x-refusal": "login-required" } }),
  );
  expect(error).toMatchObject({ status: 401, code: "login-required", sentence: "Login required" });
  expect(String(error)).toBe("ApiError: 401: Login required");
  expect(isRefusal(error, "wrong-credentials", "login-required")).toBe(true);
  expect(isRefusal(error, "wrong-credentials")).toBe(false);
});

test("an error of a proxy has no code, and its status text stands for an empty body", async () => {
  const error = await failureOf(new Response(null, { status: 429, statusText: "Too Many Requests" }));
  expect(error).toEqual(new ApiError(429, "Too Many Requests", null));
  expect(error).toMatchObject({ code: null });
});

test("a refusal is final when the same request can only be refused again", () => {
  expect(["implausible-practice", "unknown-mantra", "body-too-large"].map(isFinalRefusal)).toEqual([true, true, true]);
  expect(["login-required", "busy", "a code of a newer server", null].map(isFinalRefusal)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
