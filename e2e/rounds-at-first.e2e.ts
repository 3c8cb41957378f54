import { expect, type Page } from "@playwright/test";
import { count, manual, showControls, singFor, start, SUNG } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { journey, visit } from "./journey.ts";

/** Stores the choice of a round as another page of this device does. */
const keepRound = (page: Page, size: number) =>
  page.addInitScript((size) => {
    localStorage.setItem("rounds", JSON.stringify({ "om-namah-shivaya": { size, goal: 1 } }));
    localStorage.setItem("practiced-here", "here");
  }, size);

const completed = (page: Page, size: number) =>
  expect(page.locator(".toast")).toContainText(`You have successfully completed ${size} repetitions of this mantra.`, {
    timeout: 40_000,
  });

journey("a round of 11 that is begun before the app is loaded has 11 beads", async ({ page }) => {
  await keepRound(page, 11);
  await page.addInitScript(() => localStorage.setItem("chant-mode", "manual"));
  const loadApp = await openBeforeApp(page, SUNG);
  await start(page).click();
  for (let bead = 1; bead <= 4; bead++) await page.locator(".mala").click();
  loadApp();
  await expect(count(page)).toHaveText("4");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "4 of 11");
  await showControls(page);
  await expect(manual(page)).toBeChecked();
});

journey("in Auto a round of 11 ends with the eleventh repetition of the recording", async ({ page }) => {
  await keepRound(page, 11);
  await singFor(page, 1);
  await visit(page, SUNG);
  await expect(page.getByRole("heading", { name: "11 Repetitions Counter" })).toBeVisible();
  await start(page).click();
  await completed(page, 11);
  await expect(count(page)).toHaveText("11");
});

journey("the first paint of a mantra shows the round that is kept here", async ({ page }) => {
  await keepRound(page, 27);
  const loadApp = await openBeforeApp(page, SUNG);
  await expect(page.getByRole("heading", { name: "27 Repetitions Counter" })).toBeVisible();
  await expect(page.locator(".mala")).toContainText("out of 27 repetitions");
  loadApp();
  await start(page).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /of 27$/);
  await expect(page.locator(".mala")).toContainText("out of 27 repetitions");
});
