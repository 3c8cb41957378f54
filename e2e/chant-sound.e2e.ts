import { expect } from "vitest";
import {
  audio,
  auto,
  count,
  counter,
  isPlaying,
  press,
  recordings,
  seen,
  singFor,
  start,
  SUNG,
  visit,
  visitByHand,
  watch,
} from "./chant-steps.ts";
import { journey } from "./journey.ts";

journey("108 loops are 108 beads, and the mala is complete once", { timeout: 120_000 }, async ({ page }) => {
  await singFor(page, 0.35);
  await watch(page);
  await visit(page, SUNG);
  await start(page).click();
  await page.getByRole("button", { name: "Auto Counting" }).waitFor();
  await page.getByRole("button", { name: "Completed" }).waitFor({ timeout: 110_000 });
  await page.getByText("Chanting Completed", { exact: true }).waitFor();
  await page.getByText("You have successfully completed 108 repetitions of this mantra.", { exact: true }).waitFor();
  expect(await count(page)).toBe(108);
  expect(await isPlaying(page)).toBe(false);
  expect(await audio(page).evaluate((player: HTMLAudioElement) => player.currentTime)).toBe(0);
  await page.waitForTimeout(1500);
  expect(await seen(page)).toEqual({ loops: 108, bells: 1, toasts: 1 });
  await page.getByText("Malas today: 1").waitFor();
});

journey("dragging the slider back gives no bead, by hand or by key", async ({ page }) => {
  await singFor(page, 6);
  await visit(page, SUNG);
  await start(page).click();
  const seek = (time: number) =>
    audio(page).evaluate((player: HTMLAudioElement, to) => void (player.currentTime = to), time);
  for (const [from, to] of [
    [4, 0],
    [5.2, 1],
    [5, 0.2],
    [3, 0],
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
  expect(await count(page)).toBe(0);
  await seek(5.5);
  await expect.poll(() => count(page), { timeout: 4000 }).toBe(1);
});

journey("a page too busy to look loses no loop", async ({ page }) => {
  await singFor(page, 0.5);
  await watch(page);
  await visit(page, SUNG);
  await start(page).click();
  await expect.poll(() => count(page), { timeout: 6000 }).toBeGreaterThan(0);
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => {
      for (const end = performance.now() + 1800; performance.now() < end;);
    });
    await page.waitForTimeout(700);
  }
  const [counted, { loops }] = await Promise.all([count(page), seen(page)]);
  expect(counted).toBe(loops);
  expect(loops).toBeGreaterThan(4);
});

journey("pausing the player pauses the count, and playing it goes on", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await audio(page).evaluate((player: HTMLAudioElement) => player.pause());
  await page.getByRole("button", { name: "Resume" }).waitFor();
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
  await expect.poll(() => count(page), { timeout: 6000 }).toBeGreaterThan(1);
  await auto(page).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  const before = await count(page);
  await counter(page).click();
  expect(await count(page)).toBe(before + 1);
});

journey("the syllable being sung lights up in both scripts, and the text stays whole", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get("sung") ?? [])].map((range) => range.toString()).join(" "));
  await expect.poll(lit, { timeout: 8000 }).toBe("ॐ oṃ");
  await expect.poll(lit, { timeout: 8000 }).toBe("शि śi");
  expect(await page.locator(".sanskrit").textContent()).toBe("ॐ नमः शिवाय ");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(lit).toBe("");
});

journey("leaving the screen silences it", async ({ page }) => {
  await visit(page, SUNG);
  await start(page).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("link", { name: "Back to Shiva" }).click();
  await page.getByRole("heading", { name: "Shiva Mantras" }).waitFor();
  await expect.poll(() => page.locator("body > audio").count()).toBe(0);
});

journey("a browser that waits for a touch says so, and offers to count by hand", async ({ page, expected }) => {
  expected.push(/The recording does not play/);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("a touch first", "NotAllowedError"));
  });
  await visit(page, SUNG);
  await start(page).click();
  await page.getByRole("button", { name: "Tap to play" }).waitFor();
  await auto(page).click();
  await counter(page).click();
  expect(await count(page)).toBe(1);
});

journey(
  "a recording that is missing gives way to the two sounds, and nothing counted is lost",
  async ({ page, expected }) => {
    expected.push(/404/);
    await visitByHand(page);
    await press(page, 3);
    await page.route(recordings, (route) => route.fulfill({ status: 404, body: "" }));
    await page.reload();
    await page.getByRole("button", { name: "Play Om Sound" }).waitFor();
    await page.getByRole("button", { name: "Temple Bell" }).waitFor();
    expect(await auto(page).isDisabled()).toBe(true);
    expect(await page.getByText(/could not be played/).isVisible()).toBe(true);
    await page.getByRole("button", { name: "Continue from 3?" }).click();
    await counter(page).click();
    expect(await count(page)).toBe(4);
  },
);
