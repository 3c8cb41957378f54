import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { counter, manual, showControls, SUNG, visitByHand } from "./chant-steps.ts";
import { journey, visit } from "./journey.ts";

const offer = (page: Page) => page.getByRole("button", { name: "Offer prayers before and after the beads" });
const opening = (page: Page) => page.getByRole("button", { name: "Opening prayer" });
const closing = (page: Page) => page.getByRole("button", { name: "Closing prayers" });

journey("prayers around the beads are off until one tap offers them, and stay chosen", async ({ page }) => {
  await visitByHand(page);
  await expect(opening(page)).toHaveCount(0);
  await showControls(page);
  await offer(page).click();
  await page.keyboard.press("Escape");
  await opening(page).click();
  const prayers = page.getByRole("dialog", { name: "Opening prayer" });
  await expect(prayers.getByText("ॐ माले माले महामाये")).toBeVisible();
  await expect(prayers.getByRole("button", { name: /Listen/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(prayers).toHaveCount(0);

  await visit(page, SUNG);
  await expect(opening(page)).toBeVisible();
});

journey("after the last bead the repetitions are handed over, and pardon is asked", async ({ page }) => {
  await visitByHand(page);
  await showControls(page);
  await offer(page).click();
  await page.keyboard.press("Escape");
  await expect(manual(page)).toBeChecked();
  // Each key press counts. Only touches that follow too quickly are taken for a bounce of the finger.
  for (let bead = 0; bead < 108; bead++) await counter(page).press("Space");
  await expect(closing(page)).toBeVisible();
  await closing(page).click();
  const prayers = page.getByRole("dialog", { name: "Closing prayers" });
  await expect(prayers.getByRole("heading", { level: 3 })).toHaveText(["Kayena Vacha", "Yad Akshara Pada Bhrashtam"]);
});

journey("a chant says what tradition hands down, and leads to teachings and editions", async ({ page }) => {
  await visit(page, "/chant/surya/gayatri-mantra");
  await page.getByRole("tab", { name: "About this text" }).click();
  await expect(page.getByText("Viśvāmitra")).toBeVisible();
  await expect(page.getByRole("link", { name: "Gayatri: The Verse and Its Meter" })).toBeVisible();
  await page.getByRole("link", { name: "Sources", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sources", level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

journey("prayers that belong to no deity stand below the deities", async ({ page }) => {
  await visit(page, "/mantras");
  await page.getByRole("link", { name: "View the prayers: Peace" }).click();
  await expect(page.getByRole("heading", { name: "Peace Mantras", level: 1 })).toBeVisible();
  await expect(page.locator(".mantra").getByText("असतो मा सद्गमय ।")).toBeVisible();
});
