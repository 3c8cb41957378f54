import { expect, type Page } from "@playwright/test";
import { silence } from "mantra-listening/test-voice";
import { expectSound, phones } from "./appearances.ts";
import { boxOf, pause, press, start, SUNG, untilFaded } from "./chant-steps.ts";
import { hearing } from "./fake-microphone.ts";
import { lowSizes, sizes, visit } from "./journey.ts";
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

for (const [name, options] of Object.entries(phones)) {
  inQuiet(`nothing is wrong with Aloud before Start, and with its lesson, on ${name}`, async ({ openPage }) => {
    inQuiet.slow();
    const page = await openPage(options);
    await chooseAloud(page);
    await expectSound(page, "chosen");
    await button(page, "Teach it").click();
    await expect(panel(page)).toContainText(LESSON);
    await expectSound(page, "lesson");
  });

  inQuiet(
    `nothing is wrong with Aloud while it listens, and with its check at the end, on ${name}`,
    async ({ openPage }) => {
      inQuiet.slow();
      const page = await openPage(options);
      await chooseAloud(page);
      await startAloud(page);
      if (!(await button(page, "More").isVisible())) await page.keyboard.press("f");
      await expectSound(page, "running");
      await press(page, 106);
      await expect(panel(page)).toContainText(CHECK, { timeout: 60_000 });
      await expectSound(page, "check at the end, running");
      await pause(page);
      await expect(panel(page)).toContainText(CHECK);
      await expectSound(page, "check at the end, paused");
    },
  );
}

const screens = [
  sizes.phone,
  lowSizes.phone,
  lowSizes.smallPhone,
  lowSizes.phoneOnItsSide,
  sizes.tablet,
  sizes.desktop,
];

for (const viewport of screens) {
  const where = `at ${viewport.width} × ${viewport.height} px`;

  inQuiet(`what Aloud says is in sight in every state, and lies over nothing, ${where}`, async ({ openPage }) => {
    inQuiet.slow();
    const page = await openPage({ viewport });
    const expectTidy = (state: string) => expectNothingOverlaps(page, state, { within: ".chant", round: ".mala" });
    await chooseAloud(page);
    await expect(words(page)).toBeInViewport({ ratio: 1 });
    await expectTidy("chosen");
    await startAloud(page);
    await expect(words(page)).toBeInViewport({ ratio: 1 });
    await expectTidy("running");
    await button(page, "Teach it").click();
    await expect(panel(page)).toContainText(LESSON);
    for (const part of [words(page), button(page, "Repetition done")]) await expect(part).toBeInViewport({ ratio: 1 });
    await expectTidy("lesson");
    await press(page, 106);
    await expect(panel(page)).toContainText(CHECK, { timeout: 60_000 });
    for (const part of [panel(page).getByText(CHECK), button(page, "Yes, 108")])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expectTidy("check at the end");
  });
}

for (const viewport of [sizes.phone, sizes.desktop]) {
  inQuiet(`in Aloud the modes have the axis of the ring, at ${viewport.width} px`, async ({ openPage }) => {
    const page = await openPage({ viewport });
    await chooseAloud(page);
    const centerOf = async (part: string) => {
      const { x, width } = await boxOf(page.locator(part));
      return x + width / 2;
    };
    expect(await centerOf(".mode-choice")).toBeCloseTo(await centerOf(".mala"), 0);
    const controls = page.locator(".modes > *");
    await expect(controls).toHaveCount(3);
    for (const control of await controls.all()) await expect(control).toBeVisible();
  });
}
