import { expect, type Page } from "@playwright/test";
import { at, journey, visit } from "./journey.ts";
import { translatePage } from "./page-translation.ts";
import { endSitting } from "./sitting-steps.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const clock = (page: Page) => page.getByRole("timer");

for (const isCareful of [true, false]) {
  journey.describe(isCareful ? "a translation that keeps what is marked" : "a translation that heeds no marks", () => {
    journey("lets the clock of a sitting run, and its end be said", async ({ page }) => {
      await page.clock.install();
      await visit(page, "/meditation");
      await translatePage(page, { isCareful });
      await button(page, "Start Meditation").click();
      await expect(clock(page)).toBeVisible();
      const first = await clock(page).innerText();
      await page.clock.runFor(20_000);
      await expect(clock(page)).not.toHaveText(first);
      await page.clock.runFor(90_000);
      await endSitting(page);
      await expect(button(page, "Start Meditation")).toBeVisible();
    });

    journey("lets a hymn be told word by word, and keeps its Sanskrit", async ({ page }) => {
      await visit(page, "/hymns/lingashtakam");
      const verse = page.locator(".hymn-verse .sanskrit").first();
      const sanskrit = await verse.innerText();
      await translatePage(page, { isCareful });
      const layouts = page.locator(".hymn-layouts input");
      for (const place of [1, 2, 0]) {
        await layouts.nth(place).check({ force: true });
        await expect(layouts.nth(place)).toBeChecked();
      }
      expect(await verse.innerText()).toBe(sanskrit);
      if (isCareful) await expect(page.locator(".hymn-verse .sanskrit font")).toHaveCount(0);
    });

    journey("leads from page to page, each with its own text", async ({ page }) => {
      await visit(page, "/");
      await translatePage(page, { isCareful });
      for (const [link, title] of [
        [/^Shiva/, "Shiva Mantras"],
        [/Chant 108 Times/, "Om Namah Shivaya"],
      ] as const) {
        await page.getByRole("link", { name: link }).first().click();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      }
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Shiva Mantras" })).toBeVisible();
      await page.goBack();
      await page.waitForURL(at("/"));
      await expect(page.getByRole("heading", { name: "Choose a Deity" })).toBeVisible();
    });
  });
}
