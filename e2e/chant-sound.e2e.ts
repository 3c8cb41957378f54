import { expect } from "@playwright/test";
import {
  audio,
  auto,
  count,
  countOf,
  counter,
  isPlaying,
  loopsWithoutBead,
  press,
  recordings,
  seen,
  singFor,
  start,
  startHydrated,
  SUNG,
  visit,
  visitByHand,
  watch,
} from "./chant-steps.ts";
import { journey } from "./journey.ts";

journey("108 loops are 108 beads, and the mala is complete once", async ({ page }) => {
  journey.setTimeout(180_000);
  await singFor(page, 0.35);
  await watch(page);
  await startHydrated(page);
  await expect(page.getByRole("button", { name: "Auto Counting" })).toBeVisible();
  await expect(count(page)).toHaveText(/^([89]|10)\d$/, { timeout: 110_000 });
  await page.getByRole("button", { name: "Pause" }).click();
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
  await expect(page.getByText("Malas today: 1")).toBeVisible();
});

journey("no loop is lost at a speed where the browser hardly keeps up", async ({ page }) => {
  journey.setTimeout(180_000);
  await singFor(page, 1);
  await watch(page);
  await startHydrated(page);
  await audio(page).evaluate((player: HTMLAudioElement) => void (player.playbackRate = 16));
  await expect(page.getByRole("button", { name: "Completed" })).toBeVisible({ timeout: 110_000 });
  expect((await seen(page)).loops).toBe(108);
});

journey("dragging the slider back gives no bead, by hand or by key", async ({ page }) => {
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
  await audio(page).focus();
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
  await page.getByRole("button", { name: "Pause" }).click();
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
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

journey("changing to Manual keeps the count and silences the recording", async ({ page }) => {
  await singFor(page, 0.6);
  await visit(page, SUNG);
  await start(page).click();
  await expect(count(page)).toHaveText(/^[2-9]/);
  await auto(page).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  const before = await countOf(page);
  await counter(page).click();
  await expect(count(page)).toHaveText(String(before + 1));
});

journey("the syllable being sung lights up in both scripts, and the text stays whole", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get("sung") ?? [])].map((range) => range.toString()).join(" "));
  // A syllable is lit for less than the usual second between two looks.
  await expect.poll(lit, { intervals: [50] }).toBe("ॐ oṃ");
  await expect.poll(lit, { intervals: [50] }).toBe("शि śi");
  await expect(page.locator(".sanskrit")).toHaveText("ॐ नमः शिवाय");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(lit).toBe("");
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
  await auto(page).click();
  await counter(page).click();
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
    await counter(page).click();
    await expect(count(page)).toHaveText("4");
  },
);
