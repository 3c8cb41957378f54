import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes } from "./journey.ts";
import { becomeMember, openSetting, seeToast } from "./person.ts";

async function openTimes(page: Page) {
  await page.goto(at("/profile"));
  await openSetting(page, "Times of practice");
  await expect(page.getByRole("button", { name: "Add a time" })).toBeVisible();
}

const field = (page: Page) => page.getByLabel("Address of your calendar");

journey(
  "times and days are in one's own calendar, at a secret address that is renewed or stopped",
  async ({ page }) => {
    await becomeMember(page);
    await openTimes(page);
    await page.getByRole("button", { name: "Add a time" }).click();
    await page.getByLabel("Time 1", { exact: true }).fill("05:45");
    await page.getByRole("checkbox", { name: "Sunday" }).press("Space");
    await page.getByLabel("Purnima").check();
    await page.getByLabel("Place of these days").selectOption("Bern, Switzerland");
    await page.getByRole("button", { name: "Put it in my calendar" }).click();
    await expect(field(page)).toHaveValue(/\/calendars\/[\w-]{43}\.ics$/);
    const first = await field(page).inputValue();
    const calendar = await page.request.get(first);
    expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const text = await calendar.text();
    expect(text).toMatch(/DTSTART;TZID=[^:]+:\d{8}T054500\r\n/);
    for (const part of ["BYDAY=MO,TU,WE,TH,FR,SA\r\n", "SUMMARY:Purnima\r\n"]) expect(text).toContain(part);
    await expect(page.getByRole("link", { name: "Open in my calendar" })).toHaveAttribute("href", /^webcal:/);
    await atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.desktop], async () =>
      expect(await overflowOf(page)).toBe(0),
    );
    await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));

    await openTimes(page);
    await expect(page.getByLabel("Time 1", { exact: true })).toHaveValue("05:45");
    await expect(page.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
    await expect(field(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Make a new address" }).click();
    await expect(field(page)).toHaveValue(/\.ics$/);
    const second = await field(page).inputValue();
    expect([(await page.request.get(first)).status(), (await page.request.get(second)).status()]).toEqual([404, 200]);
    await page.getByRole("button", { name: "Stop" }).click();
    await seeToast(page, "Stopped", "The address no longer works. Remove it from your calendar, too.");
    expect((await page.request.get(second)).status()).toBe(404);
    await page.getByRole("button", { name: "Remove time 1" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await seeToast(page, "Saved", "Your times of practice have been saved.");
  },
);
