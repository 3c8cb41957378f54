import { expect } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { boxOf, isPlaying, press, showControls, start, visitByHand } from "./chant-steps.ts";
import { at, byDayAndNight, journey, sizes, softly, visit } from "./journey.ts";

const VERSE = "/chant/krishna/yada-yada";

journey(
  "before a mala the page has no more than fourteen controls, and as many stops of the Tab key",
  async ({ page }) => {
    await visit(page, "/chant/shiva/om-namah-shivaya");
    const focusable = "a, button, input, select, summary, [tabindex='0']";
    const controls = page.getByRole("main").locator(focusable).filter({ visible: true });
    await expect(controls).toHaveCount(14);
    await expect(page.getByText(/^about \d+ min$/)).toBeVisible();
    const stops = await page
      .getByRole("main")
      .evaluate(
        (main, selector) =>
          [...main.querySelectorAll<HTMLElement>(selector)].filter(
            (control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility(),
          ).length,
        focusable,
      );
    expect(stops).toBeLessThanOrEqual(14);
  },
);

journey("a tab is in the address, is chosen by keys too, and leaves the way back as it was", async ({ page }) => {
  await visit(page, `${VERSE}#about`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("About this text")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel")).toContainText("Benefits");
  const entries = await page.evaluate(() => history.length);
  await tab("About this text").press("Home");
  await expect(tab("Chant")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("Meaning");
  await expect(page).toHaveURL(at(VERSE));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(at(`${VERSE}#learn`));
  await expect(page.getByRole("tabpanel", { name: "Learn" })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

journey(
  "a mantra tells its source under a tab, how to count by hand at its ring, and has its heart",
  async ({ page }) => {
    await visit(page, VERSE);
    await softly("its source, and what tradition says of it", async () => {
      const benefits = page.getByRole("heading", { name: "Benefits" });
      await expect(benefits).toBeHidden();
      await page.getByRole("tab", { name: "About this text" }).click();
      await expect(page.getByText(/^Bhagavad/)).toBeVisible();
      await expect(benefits).toBeVisible();
    });
    await softly("a touch on the ring while the recording counts", async () => {
      await page.locator(".mala").click();
      const hint = page.getByText("To count yourself, choose Manual.");
      await expect(hint).toBeVisible();
      await page.getByRole("radio", { name: "Manual" }).click();
      await expect(hint).toHaveCount(0);
    });
    await softly("the heart", async () => {
      await page.locator(".chant > header > .favorite").click();
      await expect(page.getByText("Login Required", { exact: true })).toBeVisible();
    });
  },
);

journey("the mantras of a deity lead to one another, in their order", async ({ page }) => {
  await visit(page, "/deity/krishna");
  const titles = await page.locator(".mantra h2").allTextContents();
  await page
    .getByRole("link", { name: /^Chant 108 Times/ })
    .first()
    .click();
  const about = page.getByRole("tab", { name: "About this text" });
  for (const title of titles.slice(1)) {
    await about.click();
    await page.getByRole("link", { name: `Next ${title}`, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await about.click();
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
  await page.getByRole("link", { name: `Previous ${titles.at(-2)}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: titles.at(-2) ?? "" })).toBeVisible();
});

journey("a recording that is not there without a network leaves the beads to the hand", async ({ page, expected }) => {
  expected.push(/INTERNET_DISCONNECTED|ERR_FAILED/);
  await visit(page, "/deity/krishna");
  await page
    .getByRole("link", { name: /^Chant 108 Times/ })
    .first()
    .hover();
  await page.route("**/audio/mantras/*", (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page
    .getByRole("link", { name: /^Chant 108 Times/ })
    .first()
    .click();
  await expect(page.getByText("Not saved for offline use. Count by hand; your beads are kept.")).toBeVisible();
});

journey(
  "the verse is the picture: large letters, and a syllable that is underlined as it is sung",
  async ({ page }) => {
    await visit(page, VERSE);
    const style = (part: string, pseudo?: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element, of) => {
          const { fontSize, lineHeight, textDecorationLine, color, transitionDuration } = getComputedStyle(element, of);
          const [size, height] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
          return { size, lines: height / size, textDecorationLine, color, transitionDuration };
        }, pseudo);
    const line = await style(".verse .sanskrit span");
    expect(line.size).toBeGreaterThanOrEqual(28);
    expect(line.size).toBeLessThanOrEqual(34);
    expect(line.lines).toBeCloseTo(1.7, 1);
    expect((await style(".verse .transliteration.plain")).size).toBe(17);
    await start(page).click();
    await expect(page.locator(".sanskrit [data-sung]")).toHaveCount(1);
    // The light on syllables comes with the sheet of all styles, which may be later than the app.
    await expect.poll(async () => (await style(".verse .sanskrit span")).transitionDuration).toBe("0.12s");
    const sung = await style(".sanskrit [data-sung]", "::highlight(sung)");
    expect(sung.textDecorationLine).toBe("underline");
  },
);

journey("the last bead has a halo, and the picture behind the number is not darkened", async ({ page }) => {
  await visitByHand(page);
  await press(page, 5);
  const halo = page.locator(".mala .pulse");
  await expect.poll(() => halo.evaluate((pulse) => getComputedStyle(pulse, "::after").animationName)).toBe("halo");
  const picture = page.locator(".mala img");
  await expect(picture).toHaveCSS("opacity", "1");
  await expect(picture).toHaveCSS("filter", "none");
  await expect(picture).toHaveCSS("mix-blend-mode", "normal");
});

journey("the recording has controls of our own, for fingers and keys", async ({ openPage }) => {
  // A phone shows them only while no mala runs.
  const page = await openPage({ viewport: sizes.desktop });
  await visit(page, VERSE);
  await expect(page.locator("audio")).toBeHidden();
  const play = page.getByRole("button", { name: "Play recording" });
  const { width, height } = await boxOf(play);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /^0 seconds of \d+$/);
  await showControls(page);
  const speed = page.getByRole("combobox", { name: "Speed" });
  await speed.focus();
  await page.keyboard.press("End");
  await expect(speed).toHaveValue("1.25");
  await expect(page.locator("audio")).toHaveJSProperty("playbackRate", 1.25);
  await expect(page.locator("audio")).toHaveJSProperty("preservesPitch", true);
  await page.keyboard.press("Escape");
  await play.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(play).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect.poll(() => isPlaying(page)).toBe(false);
});

for (const path of [VERSE, "/chant/hanuman/atulita-bala", "/chant/shiva/maha-mrityunjaya"]) {
  journey(`axe objects to nothing on ${path}, before and while it is sung, by day and at night`, async ({ page }) => {
    await visit(page, path);
    const expectClean = () => byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
    await expectClean();
    await page.getByRole("tab", { name: "About this text" }).click();
    await expectClean();
    await showControls(page);
    await expectClean();
    await page.keyboard.press("Escape");
    await start(page).click();
    await byDayAndNight(page, async () => {
      await expect(page.locator(".sanskrit [data-sung]")).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
