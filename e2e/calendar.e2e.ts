import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { day as dayMs } from "#model/durations.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, visit } from "./journey.ts";

const place = (page: Page) => page.getByRole("main").locator("header").first();
const day = (page: Page) => page.getByRole("region", { name: /^(Today )?\w+day, / });
const openSheet = (page: Page) => page.getByRole("button", { name: "Place and months" }).click();

journey("a place is chosen, is kept on the device, and leads to the mantras of its days", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(at("/calendar"));
  await expect(place(page)).toContainText("For Varanasi");
  await expect(day(page)).toContainText(/Sunrise\d+:\d\d am/);

  // The first press loads what hears it.
  await openSheet(page);
  await page.getByLabel("Find a city").fill("sao p");
  await page.getByRole("button", { name: "Sao Paulo Brazil" }).click();
  await expect(place(page)).toContainText("For Sao Paulo");
  await page.reload();
  await expect(place(page)).toContainText("For Sao Paulo");

  const month = page.locator("#month");
  const shown = await month.textContent();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(month).not.toHaveText(shown ?? "");
  const fasts = page.locator("summary", { hasText: "Ekadashi" });
  await fasts.first().click();
  const opened = page.locator("details[open]");
  await expect(opened).toContainText("fast to Vishnu");
  const date = (await opened.locator("time").getAttribute("datetime")) ?? "";
  await page
    .locator(`[data-weekday] button`)
    .nth(Number(date.slice(8)) - 1)
    .click();
  await expect(day(page)).toContainText("Ekadashi");
  await expect(day(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await day(page).getByRole("button", { name: "Today" }).click();
  await expect(month).toHaveText(shown ?? "");
  await expect(day(page).getByRole("heading", { level: 2 })).toContainText("Today");
  await page.getByRole("button", { name: "Next month" }).click();
  await page
    .locator(`[data-weekday] button`)
    .nth(Number(date.slice(8)) - 1)
    .click();
  await day(page).getByRole("link", { name: "Om Namo" }).first().click();
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
});

journey(
  "today moves on with the day of the place, whether or not somebody has touched the page",
  async ({ openPage }) => {
    const page = await openPage({ timezoneId: "America/Los_Angeles" });
    await page.clock.install();
    /** Expects the page to show the day that its clock tells of Varanasi. */
    async function expectToday() {
      const written = { weekday: "long", month: "long", day: "numeric", timeZone: "Asia/Kolkata" } as const;
      const today = await page.evaluate((style) => new Date().toLocaleDateString("en", style), written);
      await expect(day(page).getByRole("heading", { level: 2 })).toHaveText(`Today ${today}`);
      await expect(page.locator(".calendar-month [aria-current=date] b")).toHaveText(today.replaceAll(/\D/g, ""));
    }
    await visit(page, "/calendar");
    await expectToday();
    await page.clock.fastForward("24:00:00");
    await expectToday();
    await page.clock.fastForward("24:00:00");
    await expectToday();
    // The page is of another day from the start, as one from the cache may be.
    await visit(page, "/calendar");
    await expectToday();

    // A device that sleeps runs no timer. Its page is seen again in the morning.
    await page.clock.setSystemTime(Date.now());
    await visit(page, "/calendar");
    await page.clock.setSystemTime(Date.now() + dayMs);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expectToday();
  },
);

for (const [evening, month] of [
  ["2025-10-31T20:00:00Z", "October 2025"],
  ["2025-12-31T20:00:00Z", "December 2025"],
] as const) {
  journey(`a place is never shown with the month that has begun elsewhere, ${evening}`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("calendar", '{"place":"sao-paulo"}');
      const shown = new Set<string>();
      Object.assign(window, { shown });
      const look = () => {
        const [name, month] = [".place span", "#month"].map((part) => document.querySelector(part)?.textContent);
        shown.add(`${name}, ${month}`);
      };
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    });
    await page.clock.install({ time: evening });
    await page.goto(at("/calendar"));
    await expect(place(page)).toContainText("For Sao Paulo");
    await expect(page.locator("#month")).toHaveText(month);
    // Set on the window by the script above.
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
    expect(shown.filter((both) => both.startsWith("For Sao Paulo"))).toEqual([`For Sao Paulo, ${month}`]);
  });
}

journey(
  "the device's own place is asked for by a press only, and never sent finer than a tenth of a degree",
  async ({ openPage }) => {
    const page = await openPage({
      viewport: sizes.phone,
      permissions: ["geolocation"],
      geolocation: { latitude: 46.94809, longitude: 7.44744 },
      timezoneId: "Europe/Zurich",
    });
    const asked: URLSearchParams[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith("/api/calendar/")) asked.push(searchParams);
    });
    await page.goto(at("/calendar"));
    await openSheet(page);
    await page.getByText("the new moon (South, West)").click();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Use my place" }).click();
    await expect(place(page)).toContainText("For your place, near Bern");
    expect(asked.length).toBeGreaterThan(0);
    for (const query of asked)
      expect(Object.fromEntries(query)).toEqual({ latitude: "46.9", longitude: "7.4", zone: "Europe/Zurich" });
    expect(await page.evaluate(() => localStorage.getItem("calendar"))).toContain('"amanta"');
  },
);

journey(
  "where the sun stays down for days the nearest place is offered; the page and its sheet fit every size",
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("calendar", '{"place":"tromso"}'));
    await page.goto(at("/calendar"));
    await expect(page.getByText("The sun does not rise every day of the year here")).toBeVisible();
    await page.getByRole("button", { name: "Show Oulu" }).click();
    await expect(place(page)).toContainText("For Oulu");
    await expect(day(page)).toBeVisible();

    await page.locator("summary").first().click();
    await atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.tablet, sizes.desktop], async () =>
      expect(await overflowOf(page)).toBeLessThanOrEqual(0),
    );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSheet(page);
    await page.getByLabel("Find a city").fill("ma");
    await expect(page.getByRole("button", { name: "Madrid Spain" })).toBeVisible();
    await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
  },
);
