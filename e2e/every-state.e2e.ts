import { expect, type Page } from "@playwright/test";
import { expectSoundOnPhones, phones } from "./appearances.ts";
import { counter, pause, press, showControls, start, visitByHand } from "./chant-steps.ts";
import { backgroundOf, selectionIn } from "./forced-colors.ts";
import { at, atEachSize, journey, lowSizes, sizes, softly, visit, type Size } from "./journey.ts";
import { expectNothingOverlaps } from "./overlap.ts";
import { avatar, becomeMember } from "./person.ts";
import { pressControl, sitFor } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** A phone and a desktop whose text has twice the size, which leaves half the room for it. */
const withTextOfTwiceTheSize: readonly Size[] = [phones[1], { width: 640, height: 400 }];

/** This runs in the page. What is far down has places of its own only where it is laid out. */
function layOutWhole() {
  for (const part of document.querySelectorAll<HTMLElement>("main *")) part.style.contentVisibility = "visible";
}

const differentPages = [
  "/",
  "/mantras",
  "/deity/hanuman",
  "/chant/shiva/om-namah-shivaya",
  "/verse/hanuman/hanuman-chalisa-12",
  "/hymns",
  "/hymns/hanuman-chalisa",
  "/calendar",
  "/meditation",
  "/blog",
  "/search?q=gayatri",
  "/auth?mode=signup",
  "/about",
];

journey(
  "nothing is wrong with any state of a mala on a phone, with text of twice the size too",
  async ({ openPage }) => {
    const page = await openPage({ viewport: phones[0] });
    await page.clock.install();
    await visitByHand(page);
    await start(page).click();
    await press(page, 27);
    await expect(button(page, "More")).toBeVisible();
    await expectSoundOnPhones(page, "practice mode");
    await showControls(page);
    await page.getByText("Bead feedback").click();
    await expectSoundOnPhones(page, "its sheet, all unfolded");
    await button(page, "Close").click();
    await pause(page);
    await expect(counter(page)).toBeDisabled();
    await expectSoundOnPhones(page, "paused");
    // The clock is stopped for states that last only a few seconds.
    await stopClock(page);
    await button(page, "Reset").click();
    await expect(button(page, "Undo")).toBeVisible();
    await expectSoundOnPhones(page, "a Reset that can be undone");
    await expect(button(page, "Undo")).toBeVisible();
    await page.clock.resume();
    await start(page).click();
    await press(page, 107);
    await stopClock(page);
    await press(page, 1);
    await expect(page.locator("[data-still]")).toBeVisible();
    await expectSoundOnPhones(page, "stillness");
    await expect(page.locator("[data-still]")).toBeVisible();
    await page.clock.runFor(7000);
    await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
    await expect(page.locator(".mala-closing")).toContainText("108");
    await page.clock.resume();
    await expectSoundOnPhones(page, "complete");
    await page.goto(at("/"));
    await expect(page.getByText("1 mala today.")).toBeVisible();
    await expectSoundOnPhones(page, "home, after a mala");
  },
);

journey(
  "nothing is wrong with any state of a sitting on a phone, with text of twice the size too",
  async ({ openPage }) => {
    const page = await openPage({ viewport: phones[0], reducedMotion: "reduce" });
    await page.clock.install();
    await visit(page, "/meditation");
    await stopClock(page);
    await button(page, "Start Meditation").click();
    await expect(page.getByText("Meditation Started", { exact: true })).toBeVisible();
    await expectSoundOnPhones(page, "begun");
    await sitFor(page, 3 * 60 * 1000);
    await pressControl(page, button(page, "Pause"));
    await expectSoundOnPhones(page, "paused");
    await pressControl(page, button(page, "End Meditation"));
    await expect(button(page, "Resume")).toBeVisible();
    await expectSoundOnPhones(page, "ended, and can be resumed");
    await expect(button(page, "Resume")).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(button(page, "Done")).toBeVisible();
    await expectSoundOnPhones(page, "over");
  },
);

for (const [letters, textSize, viewports] of [
  ["text of twice the size", "standard", withTextOfTwiceTheSize],
  ["the site's largest letters", "larger", [sizes.phone, sizes.desktop]],
] as const) {
  journey(`nothing lies over anything else or leaves the screen on any page with ${letters}`, async ({ openPage }) => {
    journey.slow();
    const page = await openPage({ viewport: viewports[0] });
    await page.addInitScript((size) => localStorage.setItem("text-size", size), textSize);
    for (const path of differentPages) {
      await visit(page, path);
      await page.evaluate(layOutWhole);
      await softly(path, () =>
        atEachSize(page, viewports, () => expectNothingOverlaps(page, path, { within: "body" })),
      );
    }
  });
}

journey(
  "the bar of a hymn names its verse as a whole and stays low with letters of every size",
  async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.smallPhone });
    await visit(page, "/hymns/hanuman-chalisa");
    for (const size of ["standard", "large", "larger"]) {
      await page.evaluate((chosen) => document.documentElement.setAttribute("data-text-size", chosen), size);
      await atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.desktop], async () => {
        expect((await page.locator(".hymn-bar").boundingBox())?.height, size).toBeLessThanOrEqual(64);
        expect(
          await page.locator(".heard strong").evaluate((verse) => verse.scrollWidth - verse.clientWidth),
          size,
        ).toBe(0);
      });
    }
  },
);

journey("drawings, choices and the avatar have the system's colors where it gives them", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active" });
  await visit(page, "/meditation");
  const waveforms = page.locator(".sound-card:not(:has(:checked)) .waveform path");
  const text = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color);
  await expect(waveforms).toHaveCount(2);
  for (const waveform of await waveforms.all()) await expect(waveform).toHaveCSS("stroke", text);
  await visit(page, "/hymns/hanuman-chalisa");
  const layout = (name: string) => page.locator(".hymn-layouts label").filter({ hasText: name });
  expect(await backgroundOf(layout("Meaning"))).toBe(await selectionIn(page));
  expect(await backgroundOf(layout("Text only"))).not.toBe(await selectionIn(page));
  await becomeMember(page);
  await page.goto(at("/profile"));
  await expect(avatar(page).locator(".avatar")).toHaveCSS("border-top-color", text);
  await expect(avatar(page).locator(".avatar")).toHaveCSS("border-top-style", "solid");
  await expect(page.locator(".heat-map text").first()).toHaveCSS("fill", text);
});
