import { expect } from "@playwright/test";
import {
  auto,
  count,
  countBead,
  isPlaying,
  press,
  reset,
  seen,
  start,
  SUNG,
  visitByHand,
  watch,
  withoutRecordings,
} from "./chant-steps.ts";
import { journey, sizes, visit } from "./journey.ts";

journey("without a recording the choice says why, and the two sounds are offered", async ({ page }) => {
  await withoutRecordings(page);
  await visit(page, "/deity/shiva");
  await page.getByRole("link", { name: "Chant 108 Times" }).first().click();
  await expect(page.getByText("There is no recording of this mantra")).toBeVisible();
  await expect(auto(page)).toBeDisabled();
  await page.getByRole("button", { name: "Temple Bell" }).click();
  await page.getByRole("button", { name: "Play Om Sound" }).click();
  await expect(page.getByText("Tibetan singing bowl")).toBeVisible();
  await countBead(page);
  await expect(count(page)).toHaveText("1");
});

journey("108 presses complete the mala once; the next one begins, and the day's malas are shown", async ({ page }) => {
  await watch(page);
  await visitByHand(page);
  await countBead(page);
  await expect(count(page)).toHaveText("1");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 108");
  await expect(page.locator(".gold circle")).toHaveCount(1);
  await press(page, 120);
  await expect(page.getByRole("button", { name: "Completed" })).toBeVisible();
  await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await seen(page)).toMatchObject({ bells: 1, toasts: 1 });
  await page.getByRole("button", { name: "Begin next mala" }).click();
  await expect(count(page)).toHaveText("0");
  await press(page, 108);
  await expect(page.getByText("2 malas today")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 malas today")).toBeVisible();
  await expect(start(page)).toBeVisible();
});

journey("the very first touch counts, though the practice is loaded only then", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

journey("it goes wholly by keyboard, and a key held down is one bead", async ({ page }) => {
  await visitByHand(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(count(page)).toHaveText("2");
  await page.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("2");
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("4");
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(count(page)).toHaveText("5");
});

journey("a quarter of the mala is announced, a bead is not", async ({ page }) => {
  await visitByHand(page);
  const said = page.locator("output.unseen");
  await press(page, 26);
  await expect(said).toHaveText("");
  await press(page, 1);
  await expect(said).toHaveText("27 of 108");
  await press(page, 5);
  await expect(said).toHaveText("27 of 108");
});

journey("on a phone, a short mantra needs no scrolling to chant", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone });
  await visit(page, SUNG);
  for (const part of [".sanskrit", ".mala", ".counter-buttons .press", ".counter-buttons .go", ".mode-choice"]) {
    const box = await page.locator(part).boundingBox();
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(sizes.phone.height);
  }
});

journey("on a screen of 320 px every button of the counter is whole", async ({ openPage }) => {
  const width = 320;
  const page = await openPage({ viewport: { width, height: 700 } });
  await visitByHand(page);
  await press(page, 1);
  await reset(page);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  for (const button of await page.locator(".counter button:visible").all()) {
    const box = await button.boundingBox();
    const name = (await button.textContent()) ?? "";
    expect(box && box.x, name).toBeGreaterThanOrEqual(0);
    expect(box && box.x + box.width, name).toBeLessThanOrEqual(width);
  }
});
