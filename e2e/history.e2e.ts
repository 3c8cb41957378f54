import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { answer } from "./answers.ts";
import { overflowOf, violationsOf } from "./axe.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, softly } from "./journey.ts";
import { becomeMember, makeMember, seeToast } from "./person.ts";
import { chantOften, dateBefore, practiceTwoYears } from "./practice-history.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const entries = (page: Page) => page.locator(".entries-of-day > li");
const month = (page: Page, name: string) => page.locator(".month").filter({ has: page.getByRole("heading", { name }) });
const figure = (page: Page, name: string) => page.locator("dl div").filter({ hasText: name }).locator("dd");

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const nameOfMonth = (daysAgo: number) => monthName.format(Date.parse(dateBefore(daysAgo)));

/** Expects that nothing is cut off on phones, a tablet and a computer, and that axe finds nothing by day or night. */
async function lookAround(page: Page) {
  await atEachSize(page, [sizes.desktop, sizes.tablet, sizes.phone, lowSizes.smallPhone], async () =>
    expect(await overflowOf(page)).toBeLessThanOrEqual(0),
  );
  await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
}

async function choose(page: Page, words: string, title: string) {
  await dialog(page).getByLabel("Which mantra?").fill(words);
  await dialog(page).getByRole("button", { name: title, exact: true }).click();
}

journey(
  "practice away from here is added, corrected and removed by hand, and all totals follow",
  async ({ openPage, expected }) => {
    expected.push(/400/, /ERR_INTERNET_DISCONNECTED/);
    const page = await openPage({ viewport: sizes.phone, reducedMotion: "reduce" });
    await makeMember(page);
    await page.goto(at("/profile"));
    await page.getByRole("link", { name: "See the whole history" }).click();
    await expect(page.getByRole("heading", { name: "Nothing Here Yet" })).toBeVisible();
    await softly("an empty history", () => lookAround(page));
    await page.setViewportSize(sizes.phone);

    await button(page, "Add practice").click();
    await expect(button(page, "Add")).toBeInViewport();
    await button(page, "Add").click();
    await expect(dialog(page).getByText("Please choose a mantra")).toBeVisible();
    await choose(page, "namah sivaya", "Om Namah Shivaya");
    await dialog(page).getByLabel("How much").fill("५");
    await dialog(page).getByLabel("Note (optional)").fill("At the river.\nWith Mira.");
    await softly("the dialog", () => lookAround(page));
    await page.setViewportSize(sizes.phone);

    // What is added without a network waits for it on the device, also when the tab is closed.
    await page.context().setOffline(true);
    await button(page, "Add").click();
    await seeToast(page, "Kept on this device", "It will be sent when the network is back, and counts from then on.");
    await expect(dialog(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText("540 repetitions · 5 malas · added by hand");
    await expect(entries(page)).toContainText("At the river.");

    await button(page, "Add practice").click();
    await dialog(page).getByLabel("Meditation").check();
    await dialog(page).getByLabel("Minutes").fill("30");
    await dialog(page).getByLabel("Day").fill(dateBefore(1));
    await button(page, "Add").click();
    // On the first of a month, yesterday is in another month, which is folded.
    const monthOfYesterday = month(page, nameOfMonth(1));
    if (nameOfMonth(1) !== nameOfMonth(0)) await monthOfYesterday.locator("summary").click();
    await expect(monthOfYesterday.locator(".entries-of-day").getByText("30 minutes · added by hand")).toBeVisible();

    const change = button(page, /^Change Om Namah Shivaya, 540 repetitions/);
    await change.click();
    await dialog(page).getByLabel("Unit").selectOption("repetitions");
    await dialog(page).getByLabel("How much").fill("250");
    await button(page, "Save").click();
    await seeToast(page, "Entry changed", "Your totals and your calendar follow.");
    await expect(entries(page).first()).toContainText("250 repetitions · 2 malas · added by hand · corrected");
    const text = readFileSync(await downloadOf(page), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      practice: expect.arrayContaining([
        expect.objectContaining({
          repetitions: 250,
          isByHand: true,
          firstRecorded: { repetitions: 540 },
          note: "At the river.\nWith Mira.",
        }),
      ]),
    });

    await page.goto(at("/profile"));
    await expect(figure(page, "Total chants")).toHaveText("250");
    await expect(figure(page, "Streak")).toHaveText("2 days");
    await expect(page.getByRole("img", { name: /^2 days of practice, 250 repetitions, 30 minutes/ })).toBeVisible();
    await expect(page.getByText("At the river.")).toHaveCount(0);

    await page.locator(".totals").getByRole("link", { name: "Om Namah Shivaya" }).click();
    await expect(figure(page, "Longest run")).toHaveText("1 day");
    await button(page, /^Change Om Namah Shivaya/).click();
    await dialog(page).getByRole("button", { name: "Remove", exact: true }).click();
    await expect(dialog(page).getByText("Remove this entry? This cannot be undone.")).toBeVisible();
    await softly("the question", () => byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([])));
    await button(page, "Remove it").click();
    await seeToast(page, "Entry removed", "Your totals and your calendar follow.");
    await expect(page.getByText("You have not chanted it yet.")).toBeVisible();
    await expect(page.locator("h1")).toBeFocused();
    await page.getByRole("link", { name: "Chant it" }).click();
    await page.waitForURL(at("/chant/shiva/om-namah-shivaya"));
  },
);

/** Downloads the person's data, as the profile does, without leaving the page. */
const downloadOf = async (page: Page) => {
  const coming = page.waitForEvent("download");
  await page.evaluate(() => {
    Object.assign(document.createElement("a"), { href: "/api/user/export", download: "export.json" }).click();
  });
  return (await coming).path();
};

journey(
  "a log of two years is read by month, searched, and kept as a picture; each mantra has its page",
  async ({ openPage, expected }) => {
    expected.push(/500/, /Something went wrong/);
    const page = await openPage({ viewport: sizes.phone, reducedMotion: "reduce", timezoneId: "Asia/Kolkata" });
    await becomeMember(page);
    await practiceTwoYears(page);
    await chantOften(page, { times: 70, daysAgo: 40 });
    await page.goto(at("/profile/history"));
    await expect(page.locator(".month")).toHaveCount(24);
    await expect(entries(page).first()).toContainText(/(108|54) repetitions|20 minutes/);
    // Times are shown in the zone in which they were recorded, which is this browser's.
    await expect(entries(page).first()).toContainText(/ · (6|7):30 AM/);
    await expect(entries(page).first()).not.toContainText("Kolkata");
    await softly("the history", () => lookAround(page));
    await page.setViewportSize(sizes.phone);
    await button(page, "Show earlier years").click();
    await expect.poll(() => page.locator(".month").count()).toBeGreaterThan(24);

    const long = month(page, nameOfMonth(40));
    await long.locator("summary").click();
    await expect(long.locator(".entries-of-day > li")).toHaveCount(50);
    await answer(page, "/api/practice/entries*", 500, "Something went wrong on the server");
    await long.getByRole("button", { name: "Show more of this month" }).click();
    await expect(long.getByRole("alert")).toContainText("500: Something went wrong on the server");
    await page.unroute("**/api/practice/entries*");
    await long.getByRole("button", { name: "Try Again" }).click();
    await expect.poll(() => long.locator(".entries-of-day > li").count()).toBeGreaterThan(75);
    const days = await long.getByRole("heading", { level: 3 }).allTextContents();
    expect(new Set(days).size).toBe(days.length);

    const search = page.getByRole("searchbox", { name: "Find in your history" });
    await search.fill("kṛṣṇa");
    await expect(entries(page).first()).toContainText("Hare Krishna Maha Mantra");
    await expect(page.getByText("Om Namah Shivaya")).toHaveCount(0);
    await search.fill("meditation");
    await expect(entries(page).first()).toContainText("Meditation with Om Chanting");
    await expect(page.locator(".month").first()).not.toContainText("repetitions ·");
    await search.fill("no such words");
    await expect(page.getByText("Nothing in your history matches “no such words”.")).toBeVisible();
    expect(page.url()).toBe(at("/profile/history"));
    await search.fill("");
    await expect.poll(() => page.locator(".month").count()).toBeGreaterThan(23);

    const coming = page.waitForEvent("download");
    await button(page, "Year as a picture").click();
    const picture = readFileSync(await (await coming).path());
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

    await entries(page).getByRole("link", { name: "Om Namah Shivaya" }).first().click();
    await page.waitForURL(at("/profile/history/om-namah-shivaya"));
    await expect(page.getByRole("heading", { name: "Om Namah Shivaya" })).toBeVisible();
    await expect(figure(page, "Longest run")).toHaveText("1 day");
    await expect(page.getByRole("img", { name: /days of practice, .* repetitions$/ })).toBeVisible();
    await expect(page.locator(".month")).toHaveCount(24);
    await softly("a mantra's practice", () => lookAround(page));

    await page.evaluate(() => fetch("/api/favorites/om-namah-shivaya", { method: "POST" }));
    await page.goto(at("/favorites"));
    await page.getByRole("link", { name: "Your practice of Om Namah Shivaya" }).click();
    await page.waitForURL(at("/profile/history/om-namah-shivaya"));
    await answer(page, "/api/practice/mantras/*", 500, "Something went wrong on the server");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Error Loading Practice" })).toBeVisible();
    await page.goto(at("/profile/history/no-such-mantra"));
    await page.unroute("**/api/practice/mantras/*");
  },
);
