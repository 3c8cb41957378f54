import { expect, type Page } from "@playwright/test";
import { isPlaying, start, SUNG } from "./chant-steps.ts";
import { at, journey, onFastAndSlowDevices, sizes, visit } from "./journey.ts";
import { becomeMember } from "./person.ts";
import { chant, leave, openMantra, totalChants } from "./practice-steps.ts";
import { firstScriptOf } from "./delayed-scripts.ts";

/** Messages of the browser and the app about a script that failed to load. */
const notLoaded = [/ERR_FAILED/, /dynamically imported module/, /could not be loaded|will be loaded later/i];

onFastAndSlowDevices(() => {
  journey(
    "where the app's first script fails, the page says so, stays readable, and can be reloaded",
    async ({ page, expected, useDevice }) => {
      expected.push(...notLoaded);
      const script = await firstScriptOf(page, "/mantras");
      await useDevice(page);
      await page.route(script, (route) => route.abort());
      await page.goto(at("/mantras"));
      const panel = page.getByRole("alert");
      await expect(panel.getByRole("heading", { name: "Application Error" })).toBeVisible();
      await expect(panel).toContainText("We encountered a critical error while starting the application.");
      await expect(panel.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/auth");
      await expect(page.getByText("Loading Authentication...")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Sacred Mantras Collection" })).toBeVisible();
      await page.unroute(script);
      await panel.getByRole("button", { name: "Reload App" }).click();
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      await expect(panel).toHaveCount(0);
    },
  );
});

/**
 * Fails a script until the returned function is called, and after that each URL that has failed before: some browsers
 * remember a failure by its URL. Chromium does not.
 */
async function failOnce(page: Page, name: string) {
  const failed = new Set<string>();
  let isAway = true;
  await page.route(new RegExp(`/assets/${name}.*\\.js`), (route) => {
    const url = route.request().url();
    if (isAway) failed.add(url);
    return failed.has(url) ? route.abort() : route.continue();
  });
  return () => void (isAway = false);
}

const card = (page: Page) => page.getByRole("link", { name: /^Ram .* Mantras$/ });

onFastAndSlowDevices(() => {
  journey.describe("a screen's script that fails once", () => {
    journey("is loaded by Try Again", async ({ page, expected, useDevice }) => {
      expected.push(...notLoaded);
      await page.goto(at("/"));
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      await useDevice(page);
      const recover = await failOnce(page, "deity-screen");
      await card(page).click();
      await expect(page.getByRole("heading", { name: "Application Error" })).toBeVisible();
      recover();
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Ram Mantras" })).toBeVisible();
    });

    const pointedAt = "while its link is merely pointed at leaves the link as good as before";
    journey(pointedAt, async ({ openPage, expected, useDevice }) => {
      expected.push(...notLoaded);
      const page = await openPage({ viewport: sizes.desktop });
      await page.goto(at("/"));
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      await useDevice(page);
      const recover = await failOnce(page, "deity-screen");
      const failure = page.waitForEvent("requestfailed");
      await card(page).hover();
      await failure;
      recover();
      await card(page).click();
      await expect(page.getByRole("heading", { name: "Ram Mantras" })).toBeVisible();
    });
  });
});

onFastAndSlowDevices(() => {
  journey(
    "where the practice itself cannot be loaded, a press on Start says so and plays nothing uncounted; the next one starts",
    async ({ page, expected, useDevice }) => {
      expected.push(...notLoaded);
      const recover = await failOnce(page, "chanting");
      await visit(page, SUNG);
      await useDevice(page);
      await start(page).click();
      await expect(page.locator(".toast.destructive")).toBeVisible();
      await expect.poll(() => isPlaying(page)).toBe(false);
      recover();
      await start(page).click();
      await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
      await expect.poll(() => isPlaying(page)).toBe(true);
    },
  );
});

journey("practice is sent though the account menu cannot be loaded", async ({ page, expected }) => {
  expected.push(...notLoaded);
  await becomeMember(page);
  await page.route(/\/assets\/account-(menu|dropdown).*\.js/, (route) => route.abort());
  await openMantra(page);
  await chant(page, 2);
  await leave(page);
  await expect.poll(() => totalChants(page)).toBe(2);
});
