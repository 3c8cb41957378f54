import { expect, type Locator, type Page } from "@playwright/test";
import { silence } from "mantra-listening/test-voice";
import { expectSoundOnPhones, phones } from "./appearances.ts";
import { boxOf, pause, press, start, SUNG, untilFaded } from "./chant-steps.ts";
import { hearing } from "./fake-microphone.ts";
import { atEachSize, lowSizes, sizes, visit } from "./journey.ts";
import { expectNothingOverlaps } from "./overlap.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Counting what you chant aloud" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const words = (page: Page) => panel(page).getByRole("status").first();

const inQuiet = hearing(silence(600));

async function chooseAloud(page: Page) {
  await visit(page, SUNG);
  await page.getByRole("radio", { name: "Aloud" }).click();
  await expect(button(page, "Teach it")).toBeVisible();
}

async function startAloud(page: Page) {
  await start(page).click();
  await expect(panel(page)).toContainText("Finding your first three repetitions.");
  await untilFaded(page);
}

const LESSON = "Heard: 0 of 3";
const CHECK = "106 heard. Were there 108?";

inQuiet(
  "nothing is wrong with Aloud on a phone, with text of twice the size too: before Start, with its lesson, while it listens, and with its check at the end",
  async ({ openPage }) => {
    inQuiet.slow();
    const page = await openPage({ viewport: phones[0] });
    await chooseAloud(page);
    await expectSoundOnPhones(page, "chosen");
    await button(page, "Teach it").click();
    await expect(panel(page)).toContainText(LESSON);
    await expectSoundOnPhones(page, "lesson");
    await page.reload();
    await chooseAloud(page);
    await startAloud(page);
    if (!(await button(page, "More").isVisible())) await page.keyboard.press("f");
    await expectSoundOnPhones(page, "running");
    await press(page, 106);
    await expect(panel(page)).toContainText(CHECK, { timeout: 60_000 });
    await expectSoundOnPhones(page, "check at the end, running");
    await pause(page);
    await expect(panel(page)).toContainText(CHECK);
    await expectSoundOnPhones(page, "check at the end, paused");
  },
);

const screens = [
  sizes.phone,
  lowSizes.phone,
  lowSizes.smallPhone,
  lowSizes.phoneOnItsSide,
  sizes.tablet,
  sizes.desktop,
];

inQuiet("what Aloud says is in sight in every state, and lies over nothing, on every screen", async ({ openPage }) => {
  inQuiet.slow();
  const page = await openPage();
  const expectTidy = (state: string, parts: Locator[]) =>
    atEachSize(page, screens, async () => {
      await untilFaded(page);
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expectNothingOverlaps(page, state, { within: ".chant", round: ".mala" });
    });
  await chooseAloud(page);
  await expectTidy("chosen", [words(page)]);
  await startAloud(page);
  await expectTidy("running", [words(page)]);
  await button(page, "Teach it").click();
  await expect(panel(page)).toContainText(LESSON);
  await expectTidy("lesson", [words(page), button(page, "Repetition done")]);
  await press(page, 106);
  await expect(panel(page)).toContainText(CHECK, { timeout: 60_000 });
  await expectTidy("check at the end", [panel(page).getByText(CHECK), button(page, "Yes, 108")]);
});

inQuiet("in Aloud the modes have the axis of the ring, on a phone and on a large screen", async ({ page }) => {
  await chooseAloud(page);
  const centerOf = async (part: string) => {
    const { x, width } = await boxOf(page.locator(part));
    return x + width / 2;
  };
  await atEachSize(page, [sizes.phone, sizes.desktop], async () => {
    expect(await centerOf(".mode-choice")).toBeCloseTo(await centerOf(".mala"), 0);
    const controls = page.locator(".modes > *");
    await expect(controls).toHaveCount(3);
    for (const control of await controls.all()) await expect(control).toBeVisible();
  });
});
