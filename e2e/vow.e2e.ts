import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { openVow, press, showControls, visitByHand, vow } from "./chant-steps.ts";
import { at, atEachSize, journey, lowSizes, sizes } from "./journey.ts";
import { becomeMember } from "./person.ts";

journey("a vow counts its malas and days, survives a missed day, and can be let go", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00") });
  await visitByHand(page);
  await openVow(page);
  await page.getByText(/^A vow is a promise to yourself/).waitFor();
  await page.getByRole("button", { name: "11 days" }).click();
  await expect(page.getByLabel("days, from today")).toHaveValue("11");
  await page.getByText("Its last day is March 11, 2026. It is saved on this device.").waitFor();
  await page.getByRole("button", { name: "40 days" }).click();
  await page.getByRole("dialog").getByLabel("mala a day").fill("2");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByText("Your vow has begun", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".pace")).toContainText("Day 1 of 40 · 0 of 2 malas today");
  await expect(page.getByRole("img", { name: "Day 1 of 40; 0 kept" })).toBeInViewport({ ratio: 1 });
  await press(page, 108);
  await expect(page.locator(".pace")).toContainText("Day 1 of 40 · 1 of 2 malas today");
  await page.clock.setFixedTime(new Date("2026-03-03T10:00:00"));
  await page.reload();
  await expect(page.locator(".pace").first()).toContainText("Day 3 of 40 · 0 of 2 malas today");
  await page.getByText("2 days went by without their malas; the vow goes on.").waitFor();
  await expect(page.getByRole("img", { name: "Day 3 of 40; 0 kept, 2 missed" })).toBeVisible();
  await openVow(page);
  // The question is answered by buttons of its own, beside the one that closes.
  await expect(page.getByRole("dialog").getByRole("button", { name: /^(Go on|Close|Continue)$/ })).toHaveText([
    "Go on",
    "Close",
  ]);
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(page.getByText(/went by without/)).toHaveCount(0);
  await page.getByText("Days of rest", { exact: true }).click();
  await page.getByLabel("On one day").fill("2026-03-03");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByText("Please choose a day from tomorrow on.").waitFor();
  await page.getByLabel("On one day").fill("2026-03-05");
  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await page.getByText("until April 10, 2026").waitFor();
  await page.getByLabel("Every week").selectOption("Sunday");
  await page.getByText("until April 16, 2026").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Take back the rest on March 5, 2026" }).click();
  await page.getByText("until April 15, 2026").waitFor();
  await page.getByRole("button", { name: "Let it go" }).click();
  await showControls(page);
  await expect(vow(page)).toHaveText("Make a vow (sankalpa)");
  await page.reload();
  await showControls(page);
  await expect(vow(page)).toHaveText("Make a vow (sankalpa)");
});

journey("the mala that keeps the day names it first, and that of the last day closes the vow", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-01T10:00:00") });
  await visitByHand(page);
  await openVow(page);
  await page.getByLabel("days, from today").fill("2");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const closing = page.locator(".mala-closing p");
  for (const [date, said, line] of [
    ["2026-03-01", /^Day 1 kept108/, "Day 1 of 2 kept"],
    ["2026-03-02", /^Day 2 kept. Your vow is complete.108/, "Your vow is complete: all 2 days kept."],
  ] as const) {
    await page.clock.setSystemTime(new Date(`${date}T10:00:00`));
    await visitByHand(page);
    await press(page, 108);
    await page.clock.runFor(7000);
    await expect(closing).toHaveText(said);
    await expect(page.locator(".pace")).toHaveText(line);
    await atEachSize(page, [sizes.phone, lowSizes.smallPhone], () =>
      expect(closing.locator("strong")).toBeInViewport({ ratio: 1 }),
    );
  }
  // Nobody is signed in: the vow that is over is kept where the next one is made.
  await openVow(page);
  await page.getByText("Past vows (1)").click();
  await expect(page.locator(".past-vows li")).toContainText("2 of 2 days kept");
});

journey("a vow is of whole malas and days, in sight on small phones", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhoneOnItsSide });
  await visitByHand(page);
  await openVow(page);
  const dialog = page.getByRole("dialog", { name: "Make a vow (sankalpa)" });
  const begin = page.getByRole("button", { name: "Begin", exact: true });
  await atEachSize(page, [sizes.phone, lowSizes.smallPhone, lowSizes.smallPhoneOnItsSide], () =>
    expect(begin).toBeInViewport({ ratio: 1 }),
  );
  for (const days of ["", "0", "0.5", "1009", "०", "forty"]) {
    await page.getByLabel("days, from today").fill(days);
    await begin.click();
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.setViewportSize(lowSizes.smallPhone);
  await openVow(page);
  await page.getByRole("dialog").getByLabel("mala a day").fill("২");
  await page.getByLabel("days, from today").fill("१००८");
  await begin.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Day 1 of 1,008 · 2 malas a day", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".pace")).toContainText("Day 1 of 1,008 · 0 of 2 malas today");
});

/** Three vows that run, one of which missed its last two days, and one that is over. */
const rama = { mantraId: "sri-rama-jaya-rama", deityId: "ram", title: "Sri Rama Jaya Rama" };
const named = { mantraId: "om-namah-shivaya", deityId: "shiva", title: "Om Namah Shivaya" };
const first = { malasPerDay: 1, days: 40, restDays: [], weeklyRest: null, goesOnFrom: null, endedOn: null };
const vows = [
  { ...first, ...named, id: "forty", firstDay: "2026-02-20", kept: 8 },
  { ...first, ...rama, id: "eleven", firstDay: "2026-02-28", days: 11, kept: 2 },
  { ...first, ...named, id: "long", mantraId: "maha-mrityunjaya", firstDay: "2025-11-01", days: 1008, kept: 121 },
  { ...first, ...named, id: "past", firstDay: "2026-01-01", days: 21, kept: 20 },
];

const keepVows = (page: Page) =>
  page.addInitScript((vows) => {
    if (localStorage.getItem("vow:forty")) return;
    for (const { kept, ...terms } of vows) {
      const days = Array.from({ length: kept }, (_, day) =>
        new Date(Date.parse(terms.firstDay) + day * 86_400_000).toISOString().slice(0, 10),
      );
      localStorage.setItem(`vow:${terms.id}`, JSON.stringify(terms));
      localStorage.setItem(`vow-kept:${terms.id}`, JSON.stringify(Object.fromEntries(days.map((day) => [day, 1]))));
    }
    localStorage.setItem("practiced-here", "vows-2");
  }, vows);

journey(
  "home shows two vows and asks calmly after missed days; the profile has all, and those that are over",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, timezoneId: "UTC" });
    await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
    await keepVows(page);
    await becomeMember(page);
    // The first page may have been seen before the device could say that it was practiced on: then one card comes later.
    await page.goto(at("/mantras"));
    await page.getByRole("banner").getByRole("link", { name: "Mantra Mala" }).click();
    const today = page.getByRole("region", { name: "Today" });
    const beads = (said: string) => page.getByRole("img", { name: said, exact: true });
    await expect(beads("Day 3 of 11; 2 kept")).toBeVisible();
    await expect(beads("Day 11 of 40; 8 kept, 2 missed")).toBeVisible();
    await expect(today.getByRole("link", { name: "Om Namah Shivaya", exact: true })).toHaveAttribute(
      "href",
      "/chant/shiva/om-namah-shivaya",
    );
    await expect(today.getByText("2 days went by without their malas.")).toBeVisible();
    await atEachSize(page, [lowSizes.smallPhone, lowSizes.phoneOnItsSide, sizes.tablet, sizes.desktop], async () => {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    });
    await today.getByRole("button", { name: "Begin again" }).click();
    await expect(beads("Day 1 of 40; 0 kept")).toBeVisible();
    await expect(today.getByText(/went by without/)).toHaveCount(0);

    await today.getByRole("link", { name: "and 1 more vow" }).click();
    await expect(page.locator(".vow-card")).toHaveCount(3);
    await expect(beads("Day 122 of 1,008; 121 kept")).toBeVisible();
    expect(await page.locator(".vow-beads path").count()).toBeLessThan(24);
    await page.getByText("Past vows (2)").click();
    const past = page.locator(".past-vows li");
    await expect(past.nth(0)).toContainText("February 20, 2026 to March 2, 2026");
    await expect(past.nth(0)).toContainText("8 of 40 days kept");
    await expect(past.nth(1)).toContainText("January 1, 2026 to January 21, 2026");
    await atEachSize(page, [lowSizes.smallPhone, sizes.desktop], async () => {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    });
    await past
      .nth(1)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(past).toHaveCount(1);
  },
);
