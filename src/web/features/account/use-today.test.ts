// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { personalApi } from "#contract/personal-api.ts";
import { get } from "../../data/queries.ts";
import { openPage } from "../../data/test-page.ts";
import { usePersonalToday } from "./use-today.ts";

afterEach(() => void vi.unstubAllEnvs());

const queryIn = (timeZone: string) => get(personalApi.profile, { timeZone });

/** Shows the reply as the profile does. */
function Shown() {
  const { status, data } = usePersonalToday({ queryIn, dayBeginsAt: 0 });
  return createElement("p", null, `${status} ${JSON.stringify(data) ?? ""}`);
}

test("figures of today follow the device to another zone, and those shown stay until the new ones are there", async () => {
  vi.stubEnv("TZ", "Europe/London");
  const { api, text } = await openPage(createElement(Shown));
  await act(async () => api.reply(queryIn("Europe/London").path, "London"));
  expect(text()).toBe('success "London"');
  vi.stubEnv("TZ", "Asia/Tokyo");
  await act(async () => dispatchEvent(new Event("focus")));
  expect(text()).toBe('success "London"');
  await act(async () => api.reply(queryIn("Asia/Tokyo").path, "Tokyo"));
  expect(text()).toBe('success "Tokyo"');
  await act(async () => dispatchEvent(new Event("focus")));
  expect(api.requests).toHaveLength(2);
});
