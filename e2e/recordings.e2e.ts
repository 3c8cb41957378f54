import { endOfSyllable } from "#engines/end-of-syllable.ts";
import { expect, type Page } from "@playwright/test";
import { inARoom, silence, sing } from "mantra-listening/test-voice";
import { violationsOf, overflowOf } from "./axe.ts";
import { counter, countOf, pause, showControls, start, SUNG, visitByHand } from "./chant-steps.ts";
import { hearing } from "./fake-microphone.ts";
import { at, journey, seeBriefly, visit, button } from "./journey.ts";

const voice = (page: Page) => page.getByRole("combobox", { name: "Voice" });
const panel = (page: Page) => page.getByRole("region", { name: "Your own recording" });
const sourceOf = (page: Page) =>
  page.locator("[data-mantra] audio[loop]").evaluate((player: HTMLAudioElement) => player.currentSrc);

/** Opens the tab Learn at the step "Say it", where the own recording is made. */
async function openPanel(page: Page) {
  await page.getByRole("tab", { name: "Learn" }).click();
  await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Say" }).click();
  await button(page, "Your own recording").click();
}

async function expectVoice(page: Page, id: string) {
  await showControls(page);
  await expect(voice(page)).toHaveValue(id);
  await page.getByRole("region", { name: "Practice settings" }).getByRole("button", { name: "Close" }).click();
}

interface Syllable {
  transliteration: string;
  start: number;
  end?: number;
}

/** Returns the syllables that light up while the recording plays once, with the first position of each. */
const litInOneTurn = (page: Page) =>
  page.locator("[data-mantra] audio[loop]").evaluate(
    (player: HTMLAudioElement) =>
      new Promise<{ text: string; time: number }[]>((resolve) => {
        const lit: { text: string; time: number }[] = [];
        let before = 0;
        (function look() {
          const { currentTime } = player;
          if (currentTime < before) return resolve(lit);
          before = currentTime;
          const ranges = [...(CSS.highlights.get("sung") ?? [])] as Range[];
          const roman = ranges.find(({ startContainer }) => startContainer.parentElement?.closest(".iast"));
          const text = roman?.toString() ?? "";
          if (text !== "" && lit.at(-1)?.text !== text) lit.push({ text, time: currentTime });
          requestAnimationFrame(look);
        })();
      }),
  );

journey("another voice can be chosen, and is followed syllable by syllable", async ({ page }) => {
  await visit(page, SUNG);
  await showControls(page);
  await expect(voice(page).locator("option:checked")).toHaveText("Choir (computer voice)");
  await expect(page.locator(".voice")).toHaveText("Computer voice");
  await voice(page).selectOption("One voice (computer voice)");
  await expect(voice(page).locator("option:checked")).toHaveText("One voice (computer voice)");
  await expect(page.locator(".voice")).toHaveText("One voice (computer voice)");
  await expect(voice(page)).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  const chant = (await (await page.request.get(at("/api/chant/shiva/om-namah-shivaya"))).json()) as {
    mantra: { otherRecordings: { timing: Syllable[] }[] };
  };
  const timing = chant.mantra.otherRecordings[0]?.timing ?? [];
  await page.keyboard.press("Escape");
  await button(page, "Play recording").click();
  const lit = await litInOneTurn(page);
  expect(lit.map(({ text }) => text)).toEqual(timing.map(({ transliteration }) => transliteration.trim()));
  for (const [place, { time }] of lit.entries()) {
    expect(time).toBeGreaterThanOrEqual(timing[place]?.start ?? Infinity);
    expect(time).toBeLessThan(endOfSyllable(timing, place));
  }
  expect(await sourceOf(page)).toContain("/audio/mantras/om-namah-shivaya/one-voice.mp3");

  await page.reload();
  await expectVoice(page, "one-voice");
});

journey("a mala in progress goes on with another voice", async ({ page }) => {
  await visitByHand(page);
  await start(page).click();
  await expect(counter(page)).toBeFocused();
  for (let bead = 0; bead < 3; bead++) await page.keyboard.press("Space");
  await expect.poll(() => countOf(page)).toBe(3);
  await showControls(page);
  await voice(page).selectOption("One voice (computer voice)");
  await expect(button(page, "Continue from 3?")).toBeVisible();
});

function makeChants() {
  const chanted = [sing("onamasivaja", { pace: 0.2 }), silence(1.2)];
  return inARoom([silence(3), ...chanted, ...chanted, silence(600)]);
}

hearing(makeChants)(
  "one's own voice is recorded, cut to a loop, kept on the device, counted by and deleted",
  async ({ page }) => {
    journey.setTimeout(120_000);
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await visit(page, SUNG);
    await openPanel(page);
    await expect(panel(page)).toContainText("It stays on this device");
    await button(page, "Record").click();
    await seeBriefly(panel(page), "Recording: 9 s");
    await button(page, "Stop").click();
    await expect(panel(page)).toContainText("Listen to it first.", { timeout: 30_000 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await button(page, "Keep and use it").click();
    await expectVoice(page, "own");
    await expect(page.locator(".voice")).toHaveText("Your own recording, kept on this device");

    await page.getByRole("tab", { name: "Chant" }).click();
    await start(page).click();
    await expect.poll(() => countOf(page), { timeout: 20_000 }).toBe(2);
    expect(await sourceOf(page)).toMatch(/^blob:/);
    await pause(page);
    // On a busy machine a repetition may end before the press.
    const counted = await countOf(page);
    await page.reload();
    await expectVoice(page, "own");

    // The own recording serves to recognize the text that is chanted aloud.
    await page.getByRole("radio", { name: "Aloud" }).click();
    await button(page, `Continue from ${counted}?`).click();
    const aloud = page.getByRole("region", { name: "Counting what you chant aloud" });
    await expect(aloud).toHaveAttribute("data-status", "search");
    await page.waitForTimeout(2000);
    await expect(aloud).toContainText("Keep chanting.");
    await pause(page);
    await page.reload();
    await expectVoice(page, "own");

    await openPanel(page);
    await expect(panel(page)).toContainText("You have a recording of this mantra on this device.");
    await button(page, "Delete it").click();
    await expectVoice(page, "ours");
    await page.reload();
    await showControls(page);
    await expect(voice(page)).toHaveValue("ours");
    await expect(voice(page).getByRole("option")).toHaveCount(2);
    expect(sent.filter((url) => !url.endsWith("/api/session"))).toEqual([]);
  },
);
