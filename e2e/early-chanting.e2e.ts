import { expect, type Page } from "@playwright/test";
import {
  audio,
  count,
  countOf,
  isPlaying,
  loopsWithoutBead,
  manual,
  pause,
  pauseButton,
  seen,
  showControls,
  singFor,
  start,
  SUNG,
  watch,
} from "./chant-steps.ts";
import { at, journey, onFastAndSlowDevices, visit } from "./journey.ts";
import { becomeMember } from "./person.ts";
import { leave, totalChants } from "./practice-steps.ts";
import { delayScript, openBeforeApp } from "./delayed-scripts.ts";

/** Opens the page with its app, and delays the script that counts until the returned function is called. */
async function openWithoutPractice(page: Page) {
  const loadApp = await delayScript(page, /\/assets\/chanting.*\.js/);
  await visit(page, SUNG);
  return loadApp;
}

/** Stores the value as another page of this device does. */
const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

journey.describe("what was chosen on another page is in force at the first press", () => {
  for (const late of ["the app", "the practice"]) {
    journey(`Manual, though ${late} is loaded later`, async ({ page }) => {
      await keep(page, "chant-mode", "manual");
      const loadApp = late === "the app" ? await openBeforeApp(page, SUNG) : await openWithoutPractice(page);
      await start(page).click();
      await page.locator(".mala").click();
      await page.locator(".press").click({ force: true });
      loadApp();
      await expect(pauseButton(page)).toBeVisible();
      await expect(count(page)).toHaveText("2");
      await showControls(page);
      await expect(manual(page)).toBeChecked();
      expect(await audio(page).evaluate((player: HTMLAudioElement) => player.played.length)).toBe(0);
    });
  }

  journey("Manual, for whom a key or a touch begins the mala", async ({ page }) => {
    await keep(page, "chant-mode", "manual");
    const loadApp = await openBeforeApp(page, SUNG);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.locator(".mala").click();
    loadApp();
    await expect(count(page)).toHaveText("3");
  });

  journey("Manual, beside a recording that is merely listened to", async ({ page }) => {
    await keep(page, "chant-mode", "manual");
    const loadApp = await openBeforeApp(page, SUNG);
    await page.getByRole("button", { name: "Play recording" }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await start(page).click();
    loadApp();
    await expect(pauseButton(page)).toBeVisible();
    await showControls(page);
    await expect(manual(page)).toBeChecked();
  });

  journey("the speed and volume of the recording", async ({ page }) => {
    await keep(page, "recording-choices", JSON.stringify({ speed: 1.25, volume: 0.4 }));
    const loadApp = await openBeforeApp(page, SUNG);
    await start(page).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    const sound = () => audio(page).evaluate(({ playbackRate, volume }: HTMLAudioElement) => [playbackRate, volume]);
    expect(await sound()).toEqual([1.25, 0.4]);
    loadApp();
    await expect(pauseButton(page)).toBeVisible();
    expect(await sound()).toEqual([1.25, 0.4]);
  });
});

journey("Manual chosen before the app is loaded is how a mala begins that is started right after", async ({ page }) => {
  const loadApp = await openBeforeApp(page, SUNG);
  await manual(page).click();
  await start(page).click();
  await page.locator(".mala").click();
  loadApp();
  await expect(pauseButton(page)).toBeVisible();
  await expect(count(page)).toHaveText("1");
  expect(await audio(page).evaluate((player: HTMLAudioElement) => player.played.length)).toBe(0);
});

journey.describe("a recording started before the app is loaded", () => {
  for (const late of ["the app", "the practice"]) {
    journey(`gives a bead for each loop, though ${late} is loaded later`, async ({ page }) => {
      await singFor(page, 0.7);
      await watch(page);
      const loadApp = late === "the app" ? await openBeforeApp(page, SUNG) : await openWithoutPractice(page);
      await start(page).click();
      await expect.poll(async () => (await seen(page)).loops).toBeGreaterThan(4);
      loadApp();
      await pause(page);
      await expect.poll(() => isPlaying(page)).toBe(false);
      await expect.poll(() => loopsWithoutBead(page)).toBe(0);
    });
  }

  onFastAndSlowDevices(() => {
    journey("plays on after a second press, whose button still says Start", async ({ page, useDevice }) => {
      const loadApp = await openWithoutPractice(page);
      await useDevice(page);
      await start(page).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
      await start(page).click();
      loadApp();
      await expect(pauseButton(page)).toBeVisible();
      expect(await isPlaying(page)).toBe(true);
    });

    journey("stays paused when its own controls have paused it meanwhile", async ({ page, useDevice }) => {
      const loadApp = await openWithoutPractice(page);
      await useDevice(page);
      await start(page).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
      await audio(page).evaluate((player: HTMLAudioElement) => player.pause());
      loadApp();
      await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
      expect(await isPlaying(page)).toBe(false);
    });

    journey("gives a bead for each loop, whenever its scripts are loaded", async ({ page, useDevice }) => {
      await useDevice(page);
      await singFor(page, 0.7);
      await watch(page);
      await page.goto(at(SUNG), { waitUntil: "commit" });
      await start(page).click();
      await pause(page);
      await expect.poll(() => isPlaying(page)).toBe(false);
      await expect.poll(() => loopsWithoutBead(page)).toBe(0);
    });
  });

  journey("gives beads that are in the log, though the page is left at once", async ({ page }) => {
    await becomeMember(page);
    await singFor(page, 0.7);
    await watch(page);
    const loadApp = await openBeforeApp(page, SUNG);
    await start(page).click();
    await expect.poll(async () => (await seen(page)).loops).toBeGreaterThan(4);
    loadApp();
    await pause(page);
    const counted = await countOf(page);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(counted);
  });

  journey("counts no time for which its own controls had paused it", async ({ page }) => {
    await singFor(page, 0.7);
    await watch(page);
    const loadApp = await openBeforeApp(page, SUNG);
    await start(page).click();
    await expect.poll(async () => (await seen(page)).loops).toBeGreaterThan(1);
    await audio(page).evaluate((player: HTMLAudioElement) => player.pause());
    await page.waitForTimeout(2000);
    loadApp();
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    await expect.poll(() => loopsWithoutBead(page)).toBe(0);
  });
});
