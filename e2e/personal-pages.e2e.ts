import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, byDayAndNight, journey, sizes, softly } from "./journey.ts";
import { becomeMember, chantEarlier } from "./person.ts";

/** Makes a person with the longest name and title that are allowed, favorites and a few days of practice. */
async function live(page: Page) {
  await becomeMember(page, { name: "Venkatanarasimharajuvaripeta Lakshminarayana" });
  await page.evaluate(async () => {
    const { mantras } = await (await fetch("/api/deities/krishna")).json();
    for (const { id } of mantras) await fetch(`/api/favorites/${id}`, { method: "POST" });
  });
  await chantEarlier(page);
  await chantEarlier(page, { repetitions: 40, daysAgo: 3 });
}

const pages = [
  { path: "/favorites", isThere: (page: Page) => page.getByRole("button", { name: /^Favorite / }).first() },
  { path: "/profile", isThere: (page: Page) => page.getByText("Latest entries") },
];

journey("the pages of a signed-in person have nothing that axe objects to, and fit 320 px", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop, reducedMotion: "reduce" });
  await live(page);
  for (const { path, isThere } of pages) {
    await page.setViewportSize(sizes.desktop);
    await page.goto(at(path));
    await expect(isThere(page)).toBeVisible();
    for (const line of await page.locator(".setting summary").all()) await line.click();
    await softly(path, () => byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([])));
    await page.setViewportSize({ width: 320, height: 640 });
    await softly(`${path}, 320 px`, async () => expect(await overflowOf(page)).toBeLessThanOrEqual(0));
  }
});

/** Expects that the page says so when its script fails, and shows itself once `unblock` has let the script through. */
async function missScript(page: Page, unblock: () => Promise<unknown>) {
  const panel = page.locator(".notice").filter({ hasText: "Application Error" });
  await expect(panel).toBeVisible();
  const buttons = await panel.locator(".button").allTextContents();
  expect(buttons).toEqual(["Reload Application", "Go to Login Page", "Try Again"]);
  await unblock();
  await page.getByRole("button", { name: "Try Again" }).click();
}

async function blockScript(page: Page, script: RegExp) {
  await page.route(script, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(script);
}

journey("a page whose script cannot be had says so, and Try Again fetches it", async ({ page, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await becomeMember(page);
  const unblockProfile = await blockScript(page, /profile-page.*\.js$/);
  // A link to the favorites may come to lie under the pointer, which loads the script before the link is pressed.
  const unblockFavorites = await blockScript(page, /favorites-screen.*\.js$/);
  await page.goto(at("/profile"));
  await missScript(page, unblockProfile);
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  await page.getByRole("button", { name: "Open main menu" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Favorites" }).click();
  await missScript(page, unblockFavorites);
  await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
});
