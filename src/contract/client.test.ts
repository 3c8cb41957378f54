import { expect, test } from "vitest";
import { api } from "./api.ts";
import { createApiClient, type ApiClient } from "./client.ts";

/** The path that a call asks for. */
async function pathOf(send: (call: ApiClient) => Promise<unknown>) {
  const asked: string[] = [];
  await send(
    createApiClient((path) => {
      asked.push(path);
      return new Response("{}");
    }),
  );
  return asked;
}

test("what the path names stands in it, encoded", async () => {
  expect(await pathOf((call) => call(api.chant, { deityId: "shiva", mantraId: "a/b" }))).toEqual([
    "/api/chant/shiva/a%2Fb",
  ]);
});

test("what the path does not name is asked after the question mark, where it is given", async () => {
  expect(await pathOf((call) => call(api.practice, { from: "2026-11-01", timeZone: "Asia/Kolkata" }))).toEqual([
    "/api/practice?from=2026-11-01&timeZone=Asia%2FKolkata",
  ]);
  expect(await pathOf((call) => call(api.practice, {}))).toEqual(["/api/practice"]);
  expect(await pathOf((call) => call(api.removePractice, { id: "1", timeZone: "UTC" }))).toEqual([
    "/api/practice/1?timeZone=UTC",
  ]);
});
