import type { Page } from "playwright-core";
import { expect } from "vitest";
import { at, journey } from "./journey.ts";

/** A line so slow that somebody uses the page before its app has come. The app comes when the result is called. */
async function onSlowLine(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(at(path));
  return resolve;
}

journey("a button pressed before the app is there is answered when it is", async ({ page }) => {
  const arrive = await onSlowLine(page, "/");
  await page.getByRole("button", { name: "Switch between day and night" }).click();
  arrive();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("night");
});

journey(
  "a form sent before the app is there is sent when it is, and never by the browser",
  async ({ page, expected }) => {
    expected.push(/401/);
    const arrive = await onSlowLine(page, "/auth");
    await page.getByLabel("Email").fill("early@example.org");
    await page.getByLabel("Password", { exact: true }).fill("a long password");
    await page.keyboard.press("Enter");
    expect(page.url()).toBe(at("/auth"));
    arrive();
    await page.locator(".toast.destructive").waitFor();
    expect(page.url()).toBe(at("/auth"));
  },
);

journey("what was typed before the app is there is searched for when it is", async ({ page }) => {
  const arrive = await onSlowLine(page, "/search");
  await page.getByRole("searchbox").fill("gayatri");
  arrive();
  await page.getByText(/results? for “gayatri”/).waitFor();
});
