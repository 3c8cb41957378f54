import { expect, type Locator, type Page } from "@playwright/test";
import { inARoom, silence, talkInWords } from "mantra-listening/test-voice";
import { expectSoundOnPhones, phones } from "./appearances.ts";
import { boxOf, pause, pauseButton, press, start, SUNG, untilFaded } from "./chant-steps.ts";
import { delayScript } from "./delayed-scripts.ts";
import { hearing } from "./fake-microphone.ts";
import { atEachSize, lowSizes, sizes, visit, button } from "./journey.ts";
import { expectNothingOverlaps } from "./overlap.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Counting what you chant aloud" });
const words = (page: Page) => panel(page).getByRole("status").first();

const screens = [
  sizes.phone,
  lowSizes.phone,
  lowSizes.smallPhone,
  lowSizes.phoneOnItsSide,
  sizes.tablet,
  sizes.desktop,
];

/** Nothing is wrong on a phone, with text of twice the size too, and on every screen each part is in sight and lies over nothing. */
async function expectGoodLook(page: Page, state: string, parts: Locator[]) {
  await expectSoundOnPhones(page, state);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await atEachSize(page, screens, async () => {
    await untilFaded(page);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    await expectNothingOverlaps(page, state, { within: ".chant", round: ".mala" });
  });
  await page.setViewportSize(phones[0]);
  await untilFaded(page);
}

async function startAloud(page: Page) {
  await visit(page, SUNG);
  await page.getByRole("radio", { name: "Aloud" }).click();
  await start(page).click();
  await expect(panel(page)).toContainText("Keep chanting.");
  await untilFaded(page);
}

const inQuiet = hearing(() => silence(600));

inQuiet(
  "Aloud looks right before Start, while nobody is heard, and with its check at the end; its modes have the axis of the ring",
  async ({ openPage }) => {
    inQuiet.slow();
    const page = await openPage({ viewport: phones[0] });
    const load = await delayScript(page, /\/assets\/aloud-panel.*\.js/);
    await visit(page, SUNG);
    const aloud = page.getByRole("radio", { name: "Aloud" });
    const before = await boxOf(aloud);
    await aloud.click();
    await expect(aloud).toBeChecked();
    // The choice stays under the finger until there is something to say above it.
    expect(await boxOf(aloud)).toEqual(before);
    load();
    await expect(panel(page)).toContainText("Start, and chant.");
    await expectGoodLook(page, "chosen", [words(page)]);
    await expectOneAxis(page);

    await startAloud(page);
    await expect(panel(page)).toContainText("I can't hear you. Come nearer, or check the microphone.", {
      timeout: 20_000,
    });
    await expectGoodLook(page, "not heard", [words(page), pauseButton(page)]);
    await press(page, 106);
    const check = panel(page).getByText("106 heard. Were there 108?");
    await expect(check).toBeVisible({ timeout: 60_000 });
    await expectGoodLook(page, "check at the end, running", [check, button(page, "Yes, 108")]);
    await pause(page);
    await expect(check).toBeVisible();
    await expectSoundOnPhones(page, "check at the end, paused");
  },
);

async function expectOneAxis(page: Page) {
  const centerOf = async (part: string) => {
    const { x, width } = await boxOf(page.locator(part));
    return x + width / 2;
  };
  await atEachSize(page, [sizes.phone, sizes.desktop], async () => {
    expect(await centerOf(".mode-choice")).toBeCloseTo(await centerOf(".mala"), 0);
    const modes = page.getByRole("radio");
    await expect(modes).toHaveCount(3);
    for (const mode of await modes.all()) await expect(mode).toBeVisible();
  });
}

function makeTalk() {
  const talk = talkInWords(60, 5);
  return inARoom(Array.from({ length: 8 }, () => talk).flat());
}

hearing(makeTalk)(
  "Aloud looks right while it listens, when it offers a lesson, and in the lesson; Pause is the largest button",
  async ({ openPage }) => {
    inQuiet.slow();
    const page = await openPage({ viewport: phones[0] });
    await startAloud(page);
    const largest = await boxOf(pauseButton(page));
    for (const small of [button(page, "+1"), page.locator(".counter-buttons").getByRole("button", { name: /^−1/ })]) {
      const { width, height } = await boxOf(small);
      expect(Math.max(width, height)).toBeLessThan(largest.height / 1.5);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectGoodLook(page, "running", [words(page), pauseButton(page)]);
    await press(page, 2);
    const teach = button(page, "Chant three times so it knows your voice");
    await expectGoodLook(page, "lesson offered", [teach, pauseButton(page)]);
    await teach.click();
    await expect(panel(page)).toContainText(/Heard: \d\u00A0of\u00A03/);
    await expectGoodLook(page, "lesson", [words(page), pauseButton(page)]);
  },
);
