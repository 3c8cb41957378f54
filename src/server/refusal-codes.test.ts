import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import { reasonHeader, refusalReasons } from "#contract/refusal-reasons.ts";
import { refusalHeader, refusals, type RefusalCode } from "#contract/refusals.ts";
import { openBrowser } from "./accounts/test-browser.ts";
import { testApp } from "./test-app.ts";

const isCode = (code: string | null): code is RefusalCode => code !== null && code in refusals;

test.each(Object.entries(api))("whatever is wrong with a call of %s, its refusal has a code", async (_, endpoint) => {
  const path = fillPath(endpoint.path, { deityId: "no", mantraId: "no", slug: "no", id: "no", sessionId: "no" });
  const { ask } = testApp();
  const browser = openBrowser(ask);
  await browser.signUp();
  const responses = await Promise.all([
    openBrowser(ask).request(endpoint.method, path),
    browser.request(endpoint.method, `${path}?q=%00&timeZone=nowhere`),
    browser.request("PUT", path, { body: "{" }),
    browser.request("POST", path, { body: '{"unknown":1}', headers: { "sec-fetch-site": "cross-site" } }),
    ...(endpoint.method === "GET" ? [] : [browser.request(endpoint.method, path, { body: '{"unknown":1}' })]),
  ]);
  const refused = responses.filter(({ ok }) => !ok);
  expect(refused.length).toBeGreaterThan(1);
  for (const { status, headers } of refused) {
    const code = headers.get(refusalHeader);
    expect(isCode(code) && refusals[code].status, `${status} ${code}`).toBe(status);
    if (code === "invalid-body" || code === "invalid-query")
      expect(Object.keys(refusalReasons)).toContain(headers.get(reasonHeader));
  }
});
