import { expect, type Page } from "@playwright/test";
import { wavFile } from "../src/practice/recording/wav-file.ts";
import { SAMPLE_RATE } from "../src/practice/listening/mel-bands.ts";
import { wavFile } from "../src/practice/recording/wav-file.ts";
import { SAMPLE_RATE } from "../src/practice/listening/mel-bands.ts";
import { hiss, inARoom, silence, sing } from "../src/practice/listening/test-voice.ts";
import { violationsOf, overflowOf } from "./axe.ts";
import { countOf, manual, recordings, showControls, start, SUNG } from "./chant-steps.ts";
import { forbidding, hearing } from "./fake-microphone.ts";
import { journey, visit } from "./journey.ts";

const TEXT = "onasihuaenaose";
/** The text so slurred that it may be something else. */
const SLURRED = "oaaaaauaenaose";
const aloud = (page: Page) => page.getByRole("radio", { name: "Aloud" });
const panel = (page: Page) => page.getByRole("region", { name: "Counting what you chant aloud" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const chant = (times: number) => Array.from({ length: times }, () => [sing(TEXT, { pace: 0.14 }), silence(0.9)]).flat();

hearing(inARoom([silence(5), ...chant(10), silence(600)]))(
  "who only chants on is counted from the first repetition, on a dimmed screen too, and asked for the beads that are missing",
  async ({ page }) => {
    journey.setTimeout(120_000);
    const [text, pause] = [sing(TEXT, { pace: 0.3, pitch: 190, throat: 1.1 }), silence(0.5)];
    const recording = Buffer.from(wavFile({ samples: inARoom([pause, text, pause]), rate: SAMPLE_RATE }));
    await page.route(recordings, (route) => route.fulfill({ contentType: "audio/wav", body: recording }));
    await visit(page, SUNG);
    await aloud(page).click();
    await expect(button(page, "Teach it")).toBeVisible();
    await start(page).click();
    await expect(panel(page)).toContainText("Finding your first three repetitions.");
    await showControls(page);
    await page.getByRole("button", { name: "Dim the screen" }).click();
    const dimmed = page.getByRole("dialog", { name: "Dim view" });
    await expect(dimmed).toContainText("10 out of 108", { timeout: 60_000 });
    await dimmed.getByRole("button", { name: "Show the screen" }).click();
    await button(page, "+1").evaluate((counter: HTMLButtonElement) => {
      for (let bead = 10; bead < 106; bead++) counter.click();
    });
    await expect(panel(page)).toContainText("106 heard. Were there 108?", { timeout: 15_000 });
    await button(page, "Yes, 108").click();
    await expect.poll(() => countOf(page)).toBe(108);
  },
);

/** Words of letters drawn by chance, as no text is. */
const talk = (() => {
  const random = hiss(5);
  const draw = (most: number) => Math.floor(((random() + 1) / 2) * most);
  return Array.from({ length: 60 }, () => {
    const word = Array.from({ length: 4 + draw(9) }, () => "aeiounsh"[draw(8)]).join("");
    return [sing(word, { pace: 0.09 + 0.03 * draw(3), pitch: 110 + 6 * draw(9) }), silence(0.1 + 0.1 * draw(4))];
  }).flat();
})();

const chant = (times: number, text = TEXT) =>
  Array.from({ length: times }, () => [sing(text, { pace: 0.14 }), silence(0.9)]).flat();

/** Time in which the journey opens the lesson, then three repetitions and 27 more, one of them slurred, and talk. */
const lesson = inARoom([
  silence(14),
  ...chant(20),
  ...chant(1, SLURRED),
  ...chant(9),
  ...talk.slice(0, 10),
  silence(600),
]);

/** Notes, before the page's own scripts run, the locks that keep the screen on, and beads that were hollow. */
const watchScreen = (page: Page) =>
  page.addInitScript(() => {
    const screen = { locks: 0, hollow: 0 };
    Object.assign(window, { screenSeen: screen });
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      screen.locks += 1;
      lock.addEventListener("release", () => (screen.locks -= 1));
      return lock;
    };
    new MutationObserver((changes) => {
      screen.hollow += changes.filter(({ target }) => (target as Element).matches(".unsure")).length;
    }).observe(document, { attributeFilter: ["class"], subtree: true });
  });
// Set on the window by the script above.
const screenOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { screenSeen: { locks: number; hollow: number } }).screenSeen);

hearing(lesson)(
  "three are taught, 27 are counted without the network, and the voice is remembered if that is asked for",
  async ({ page }) => {
    journey.setTimeout(240_000);
    await watchScreen(page);
    await visit(page, SUNG);
    await aloud(page).click();
    await expect(panel(page)).toContainText("A text this short is hard to hear.");
    await button(page, "Teach it").click();
    await expect(panel(page)).toContainText("Heard: 0 of 3");
    await expect.poll(async () => (await screenOf(page)).locks).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await expect(panel(page)).toContainText("Each repetition is a bead.", { timeout: 60_000 });
    expect((await screenOf(page)).locks).toBe(1);
    await expect.poll(() => countOf(page), { timeout: 10_000 }).toBeGreaterThan(0);
    // All that a running mala needs is loaded: nothing is sent from here on.
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.context().setOffline(true);
    await expect.poll(() => countOf(page), { timeout: 120_000 }).toBe(27);
    // Talk goes on in the room, and is no repetition.
    await page.waitForTimeout(10_000);
    expect(await countOf(page)).toBe(27);
    expect(requests).toEqual([]);
    await page.context().setOffline(false);
    expect((await screenOf(page)).hollow).toBeGreaterThan(0);
    await expect(page.locator(".mala .unsure")).toHaveCount(0);
    expect(await page.locator("audio").evaluate((player: HTMLAudioElement) => player.paused)).toBe(true);

    await page.getByRole("button", { name: /^−1/ }).click();
    expect(await countOf(page)).toBe(26);
    await button(page, "+1").click();
    expect(await countOf(page)).toBe(27);
    await button(page, "Pause").click();
    await page.getByLabel("Remember how I chant this").click();
    await expect(page.getByLabel("Remember how I chant this")).toBeChecked();
    await page.reload();
    await aloud(page).click();
    await expect(panel(page)).toContainText("It knows how you chant this.");
    await page.getByLabel("Remember how I chant this").click();
    await expect(page.getByLabel("Remember how I chant this")).not.toBeChecked();
    await page.reload();
    await aloud(page).click();
    await expect(button(page, "Teach it")).toBeVisible();
  },
);

hearing(inARoom([silence(5), ...chant(10), silence(600)]))(
  "who only chants on is counted from the first repetition, on a dimmed screen too, and asked for the beads that are missing",
  async ({ page }) => {
    journey.setTimeout(120_000);
    const [text, pause] = [sing(TEXT, { pace: 0.3, pitch: 190, throat: 1.1 }), silence(0.5)];
    const recording = Buffer.from(wavFile({ samples: inARoom([pause, text, pause]), rate: SAMPLE_RATE }));
    await page.route(recordings, (route) => route.fulfill({ contentType: "audio/wav", body: recording }));
    await visit(page, SUNG);
    await aloud(page).click();
    await expect(button(page, "Teach it")).toBeVisible();
    await start(page).click();
    await expect(panel(page)).toContainText("Finding your first three repetitions.");
    await showControls(page);
    await page.getByRole("button", { name: "Dim the screen" }).click();
    const dimmed = page.getByRole("dialog", { name: "Dim view" });
    await expect(dimmed).toContainText("10 out of 108", { timeout: 60_000 });
    await dimmed.getByRole("button", { name: "Show the screen" }).click();
    await button(page, "+1").evaluate((counter: HTMLButtonElement) => {
      for (let bead = 10; bead < 106; bead++) counter.click();
    });
    await expect(panel(page)).toContainText("106 heard. Were there 108?", { timeout: 15_000 });
    await button(page, "Yes, 108").click();
    await expect.poll(() => countOf(page)).toBe(108);
  },
);

hearing(inARoom([silence(2), ...talk, silence(600)]))("of talk nothing is counted", async ({ page }) => {
  await visit(page, SUNG);
  await aloud(page).click();
  await expect(button(page, "Teach it")).toBeVisible();
  await start(page).click();
  await expect(panel(page)).toContainText("Finding your first three repetitions.");
  await page.waitForTimeout(30_000);
  expect(await countOf(page)).toBe(0);
});

forbidding()("a forbidden microphone is reported, with another try and the other modes", async ({ page }) => {
  await visit(page, SUNG);
  await aloud(page).click();
  await expect(panel(page)).toContainText("The microphone is blocked for this site.");
  await expect(button(page, "Try again")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await manual(page).click();
  await expect(panel(page)).toHaveCount(0);
  await start(page).click();
  await page.keyboard.press("Space");
  expect(await countOf(page)).toBe(1);
});
