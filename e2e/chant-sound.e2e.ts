import { expect, type Page } from "@playwright/test";
import {
  audio,
  auto,
  count,
  countBead,
  countOf,
  isPlaying,
  loopsWithoutBead,
  manual,
  pause,
  press,
  recordings,
  seen,
  showControls,
  singFor,
  start,
  startHydrated,
  SUNG,
  visitByHand,
  watch,
} from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { journey, onFastAndSlowDevices, sizes, visit } from "./journey.ts";

const VERSE = "/chant/krishna/yada-yada";
const play = (page: Page) => page.getByRole("button", { name: "Play recording" });

journey("108 loops are 108 beads, and the mala is complete once", async ({ page }) => {
  journey.setTimeout(180_000);
  await singFor(page, 0.35);
  await watch(page);
  await startHydrated(page);
  await expect(page.getByRole("button", { name: "Auto Counting" })).toBeVisible();
  await audio(page).evaluate((player: HTMLAudioElement) => void (player.playbackRate = 2));
  await expect(count(page)).toHaveText(/^([89]|10)\d$/, { timeout: 110_000 });
  await pause(page);
  await expect.poll(() => loopsWithoutBead(page)).toBe(0);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("button", { name: "Completed" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("You have successfully completed 108 repetitions of this mantra.", { exact: true }),
  ).toBeVisible();
  await expect(count(page)).toHaveText("108");
  expect(await isPlaying(page)).toBe(false);
  expect(await audio(page).evaluate((player: HTMLAudioElement) => player.currentTime)).toBe(0);
  await page.waitForTimeout(1500);
  expect(await seen(page)).toMatchObject({ bells: 1, toasts: 1 });
  await expect(page.getByText("1 mala today")).toBeVisible();
});

/** Blocks the page for 50 ms of every 75. */
const keepBusy = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => {
      for (const end = performance.now() + 50; performance.now() < end;);
    }, 75);
  });

onFastAndSlowDevices(() => {
  journey("no loop is lost at a speed where the browser hardly keeps up", async ({ page, useDevice }) => {
    await singFor(page, 0.35);
    await watch(page);
    await startHydrated(page);
    await useDevice(page);
    await keepBusy(page);
    await audio(page).evaluate((player: HTMLAudioElement) => void (player.playbackRate = 16));
    await expect.poll(async () => (await seen(page)).loops).toBeGreaterThan(40);
    await pause(page);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect.poll(() => loopsWithoutBead(page)).toBe(0);
  });
});

journey("dragging the slider back gives no bead, by hand or by key", async ({ openPage }) => {
  // A phone hides the slider while a mala runs.
  const page = await openPage({ viewport: sizes.desktop });
  // The recording is too long for a loop of its own meanwhile.
  await singFor(page, 90);
  await visit(page, SUNG);
  await start(page).click();
  const seek = (time: number) =>
    audio(page).evaluate((player: HTMLAudioElement, to) => void (player.currentTime = to), time);
  for (const [from, to] of [
    [60, 0],
    [84, 1],
    [84, 0.2],
    [45, 0],
  ] as const) {
    await seek(from);
    await page.waitForTimeout(350);
    await seek(to);
    await page.waitForTimeout(350);
  }
  await page.getByRole("slider", { name: "Position in the recording" }).focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "Home", "ArrowRight", "Home"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  await expect(count(page)).toHaveText("0");
  await seek(89.5);
  await expect(count(page)).toHaveText("1");
});

journey("a page too busy to look loses no loop", async ({ page }) => {
  await singFor(page, 0.5);
  await watch(page);
  await startHydrated(page);
  await expect(count(page)).not.toHaveText("0");
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => {
      for (const end = performance.now() + 1800; performance.now() < end;);
    });
    await page.waitForTimeout(700);
  }
  await pause(page);
  await expect.poll(() => loopsWithoutBead(page)).toBe(0);
  expect(await countOf(page)).toBeGreaterThan(4);
});

journey("pausing the player pauses the count, and playing it goes on", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await audio(page).evaluate((player: HTMLAudioElement) => player.pause());
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await audio(page).evaluate((player: HTMLAudioElement) => player.play());
  await pause(page);
  await expect.poll(() => isPlaying(page)).toBe(false);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

journey("changing to Manual keeps the count and silences the recording", async ({ page }) => {
  await singFor(page, 0.6);
  await visit(page, SUNG);
  await start(page).click();
  await expect(count(page)).toHaveText(/^[2-9]/);
  await showControls(page);
  await manual(page).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  const before = await countOf(page);
  await countBead(page);
  await expect(count(page)).toHaveText(String(before + 1));
});

journey("the syllable being sung lights up in every script, and the text stays whole", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get("sung") ?? [])].map((range) => range.toString()).join(" "));
  // A syllable is lit for less than the usual second between two looks.
  await expect.poll(lit, { intervals: [50] }).toBe("ॐ om oṃ");
  await expect.poll(lit, { intervals: [50] }).toBe("शि shi śi");
  await expect(page.locator(".sanskrit")).toHaveText("ॐ नमः शिवाय");
  await pause(page);
  await expect.poll(lit).toBe("");
});

journey("while it is sung, a pāda stands out from the others", async ({ page }) => {
  await visit(page, VERSE);
  await start(page).click();
  await expect(page.locator(".sanskrit [data-sung]")).toHaveText("यदा यदा हि धर्मस्य");
  await expect(page.locator(".sanskrit :not([data-sung])").last()).toHaveCSS("opacity", "0.65");
  await pause(page);
  await expect(page.locator(".verse [data-sung]")).toHaveCount(0);
  await expect(page.locator(".sanskrit span").last()).toHaveCSS("opacity", "1");
});

journey(
  "a word that was touched is played from there if asked, and the slider's keys go from pāda to pāda",
  async ({ page }) => {
    await visit(page, VERSE);
    await page.locator(".sanskrit span").nth(2).click();
    await page.getByRole("button", { name: "Play from here" }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(page.locator(".transliteration [data-sung]").filter({ visible: true })).toHaveText(
      "abhyutthanamadharmasya",
    );
    await play(page).click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    const slider = page.getByRole("slider", { name: "Position in the recording" });
    await slider.press("Home");
    await slider.press("PageUp");
    const second = Number(await slider.inputValue());
    await slider.press("PageUp");
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(second + 1);
    await slider.press("PageDown");
    await expect(slider).toHaveValue(String(second));
    await expect(count(page)).toHaveText("0");
  },
);

journey("speed and volume are kept on the device, for every mantra", async ({ page }) => {
  await visit(page, SUNG);
  await showControls(page);
  await page.getByLabel("Speed").selectOption("0.75×");
  await page.getByRole("slider", { name: "Volume" }).fill("0.5");
  const heard = () =>
    audio(page).evaluate(({ playbackRate, preservesPitch, volume }: HTMLAudioElement) => ({
      playbackRate,
      preservesPitch,
      volume,
    }));
  const chosen = { playbackRate: 0.75, preservesPitch: true, volume: 0.5 };
  await expect.poll(heard).toEqual(chosen);
  await visit(page, VERSE);
  await page.locator(".sanskrit").hover();
  await expect.poll(heard).toEqual(chosen);
  await showControls(page);
  await expect(page.getByLabel("Speed")).toHaveValue("0.75");
});

journey("the recording is heard without counting, also by a press that comes before the app", async ({ page }) => {
  const loadApp = await openBeforeApp(page, VERSE);
  await play(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  loadApp();
  await expect(play(page)).toHaveAttribute("aria-pressed", "true");
  expect(await isPlaying(page)).toBe(true);
  await expect(start(page)).toBeVisible();
  await play(page).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

journey("leaving the screen silences it", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("link", { name: "Back to Shiva" }).click();
  await expect(page.getByRole("heading", { name: "Shiva Mantras" })).toBeVisible();
  await expect(page.locator("body > audio")).toHaveCount(0);
});

journey("a browser that waits for a touch says so, and offers to count by hand", async ({ page, expected }) => {
  expected.push(/The recording does not play/);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("a touch first", "NotAllowedError"));
  });
  await visit(page, SUNG);
  await start(page).click();
  await expect(page.getByRole("button", { name: "Tap to play" })).toBeVisible();
  await manual(page).click();
  await countBead(page);
  await expect(count(page)).toHaveText("1");
});

journey(
  "a recording that is missing gives way to the two sounds, and nothing counted is lost",
  async ({ page, expected }) => {
    expected.push(/404/);
    await visitByHand(page);
    await press(page, 3);
    await page.route(recordings, (route) => route.fulfill({ status: 404, body: "" }));
    await page.reload();
    await expect(page.getByRole("button", { name: "Play Om Sound" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Temple Bell" })).toBeVisible();
    await expect(auto(page)).toBeDisabled();
    await expect(page.getByText(/could not be played/)).toBeVisible();
    await page.getByRole("button", { name: "Continue from 3?" }).click();
    await countBead(page);
    await expect(count(page)).toHaveText("4");
  },
);
