import { expect, test } from "vitest";
import { noon } from "./test-google.ts";
import { openHostedApp, refusalOf } from "./test-hosted-app.ts";

test("while Google's keys cannot be fetched, signing in is said to be impossible", async () => {
  const { google, newBrowser, exchange, logged } = await openHostedApp();
  google.fail(true);
  expect(refusalOf(await exchange(newBrowser()))).toEqual([503, "identity-unavailable"]);
  expect(logged.join()).toContain("The keys of the identity provider could not be fetched");
});

test("while Google is away, tokens with keys that nobody knows make one line and few requests", async () => {
  const { google, newBrowser, logged } = await openHostedApp();
  google.fail(true);
  const before = google.requests();
  for (let time = 0; time < 50; time++) {
    const idToken = await google.issue({ header: { kid: `key-${time}` } });
    const reply = await newBrowser().post("/api/auth/exchange", { idToken });
    expect(refusalOf(reply)).toEqual([503, "identity-unavailable"]);
  }
  expect(logged.filter((line) => line.includes("could not be fetched"))).toHaveLength(1);
  expect(google.requests() - before).toBe(2);
});

test("the keys are asked for again five seconds after they could not be fetched twice", async () => {
  const clock = { now: noon };
  const { google, newBrowser, exchange } = await openHostedApp({ now: () => clock.now });
  google.fail(true);
  for (let time = 0; time < 3; time++) expect((await exchange(newBrowser())).status).toBe(503);
  google.fail(false);
  expect((await exchange(newBrowser())).status).toBe(503);
  clock.now = new Date(noon.getTime() + 5000);
  expect((await exchange(newBrowser())).status).toBe(200);
});
