import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { at, journey, lowSizes } from "./journey.ts";
import { endSitting, pressControl, sitFor, withoutFilm } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const MINUTE = 60_000;
const CLOSING = 8000;

const countdown = (page: Page) => page.getByRole("timer");
const button = (page: Page, name: string) => page.getByRole("button", { name });
const started = (page: Page) => page.getByText("Meditation Started", { exact: true });

/** Begins a sitting of ten minutes with the first sound, on a clock that only the journey moves. */
async function sit(page: Page, { hasFilm = false } = {}) {
  if (!hasFilm) await withoutFilm(page);
  await page.clock.install();
  await page.goto(at("/meditation"));
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await stopClock(page);
  await button(page, "Start Meditation").click();
  await expect(started(page)).toBeVisible();
}

const end = (page: Page) => pressControl(page, button(page, "End Meditation"));

journey("a sitting ended by mistake goes on where it was, and what was said of its start is gone", async ({ page }) => {
  await sit(page);
  await end(page);
  await expect(started(page)).toHaveCount(0);
  await button(page, "Resume").click();
  await sitFor(page, 3 * MINUTE);
  await expect(countdown(page)).toHaveText(/^0[67]:/);
  await end(page);
  await page.clock.runFor(CLOSING - 2000);
  await button(page, "Resume").click();
  await expect(countdown(page)).toHaveText(/^0[67]:/);
  await expect(button(page, "Resume")).toHaveCount(0);
});

journey("a sitting ended early shows its minutes when it can no longer be resumed", async ({ page }) => {
  await sit(page);
  await sitFor(page, 3.5 * MINUTE);
  await end(page);
  expect(await violationsOf(page)).toEqual([]);
  await expect(button(page, "Resume")).toBeVisible();
  await page.clock.runFor(CLOSING + 1000);
  await expect(button(page, "Resume")).toHaveCount(0);
  await expect(page.getByText("3 minutes with Om Chanting")).toBeVisible();
  await expect(page.getByText("Meditation Complete")).toHaveCount(0);
  await expect(button(page, "Done")).toBeFocused();
  await button(page, "Done").click();
  await expect(button(page, "Start Meditation")).toBeFocused();
});

journey("an ended sitting has its buttons at the foot of the screen, as before its end", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.phoneOnItsSide });
  await sit(page);
  await end(page);
  await expect(button(page, "Resume")).toBeVisible();
  const foot = await page.locator(".controls").boundingBox();
  expect([foot?.x, foot?.width, (foot?.y ?? 0) + (foot?.height ?? 0)]).toEqual([0, 844, 390]);
});

journey("less than a minute leads back to the form by itself", async ({ page }) => {
  await sit(page);
  await end(page);
  await page.clock.runFor(CLOSING + 1000);
  await expect(button(page, "Start Meditation")).toBeVisible();
});

journey("a sitting that is over closes in stillness, then shows its minutes and can be prolonged", async ({ page }) => {
  await sit(page, { hasFilm: true });
  await sitFor(page, 10 * MINUTE + 1000);
  await expect(page.getByText("Meditation Complete", { exact: true })).toBeVisible();
  const minutes = page.getByText("10 minutes with Om Chanting", { exact: true });
  await expect(minutes).toHaveCount(0);
  expect(await page.locator(".sitting video").evaluate((film: HTMLVideoElement) => film.playbackRate)).toBeLessThan(1);
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByText("Meditation Complete", { exact: true })).toBeVisible();
  await page.clock.runFor(CLOSING);
  await expect(minutes).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText(/\.$/);
  await page.clock.resume();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "Sit longer").click();
  await expect(page.getByText("5 minutes with Om Chanting.", { exact: true })).toBeVisible();
  await expect(countdown(page)).toHaveText(/^0[45]:/);
  await endSitting(page);
});

journey("the minutes stand on a dark picture, however fast the closing went by", async ({ page }) => {
  await sit(page, { hasFilm: true });
  await sitFor(page, 10 * MINUTE + 1000);
  await page.clock.runFor(CLOSING);
  await expect(page.getByText("10 minutes with Om Chanting", { exact: true })).toBeVisible();
  const darkness = () =>
    page
      .locator(".sitting")
      .evaluate((view) => Number(/([\d.]+)\)$/.exec(getComputedStyle(view, "::before").backgroundColor)?.[1]));
  // It gets dark by a transition of its own length, which a busy browser may show late.
  const seconds = await page
    .locator(".sitting")
    .evaluate((view) => Number.parseFloat(getComputedStyle(view, "::before").transitionDuration));
  expect(seconds).toBeLessThan(2);
  await expect.poll(darkness).toBeGreaterThan(0.75);
});

for (const way of ["Done", "another page"]) {
  journey(`the bell that ends an open sitting rings to its end, whoever goes on to ${way}`, async ({ page }) => {
    await page.addInitScript(() => {
      const bell = { hasRung: false, isCutOff: false };
      Object.assign(window, { bell });
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (when) {
        if (this.frequency.value === 440) this.addEventListener("ended", () => (bell.hasRung = true));
        start.call(this, when);
      };
      const { close } = AudioContext.prototype;
      AudioContext.prototype.close = function () {
        bell.isCutOff = !bell.hasRung;
        return close.call(this);
      };
    });
    // Set on the window by the script above.
    const bell = () => page.evaluate(() => (window as unknown as { bell: object }).bell);
    await withoutFilm(page);
    await page.clock.install();
    await page.goto(at("/meditation"));
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await page.getByText("Shape your sitting").click();
    await page.getByRole("checkbox", { name: "Bell at the start" }).uncheck();
    await page.getByRole("checkbox", { name: /^Open-ended sitting/ }).check();
    await button(page, "Start Meditation").click();
    await expect(started(page)).toBeVisible();
    await sitFor(page, 2 * MINUTE);
    await end(page);
    await button(page, "Done").click();
    if (way === "another page") {
      await page.getByRole("link", { name: "Mantra Mala" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: /Sacred Sounds/ })).toBeVisible();
    }
    await expect.poll(bell).toEqual({ hasRung: true, isCutOff: false });
    await page.clock.runFor(5000);
    expect(await bell()).toEqual({ hasRung: true, isCutOff: false });
  });
}

journey("its sentence leads to the teaching in which it stands", async ({ page }) => {
  await sit(page);
  await sitFor(page, 10 * MINUTE + 1000);
  await page.clock.runFor(CLOSING);
  const line = (await page.locator("blockquote").textContent()) ?? "";
  // The teaching is fetched while the page's clock stands.
  await page.clock.resume();
  await page.locator("figcaption a").click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByText(line.split(". ")[0] ?? "")).toBeVisible();
});
