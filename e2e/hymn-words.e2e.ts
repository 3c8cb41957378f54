import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { isPlaying } from "./chant-steps.ts";
import { delayScript } from "./delayed-scripts.ts";
import { heard, highlighted, LINGASHTAKAM, timeOf } from "./hymn-steps.ts";
import { at, byDayAndNight, journey, sizes, visit, button } from "./journey.ts";

/** Shows the words of a verse, or hides them again. */
async function openWords(page: Page, verse: string) {
  const row = button(page, `Words of ${verse}`);
  if (!(await row.isVisible())) await button(page, `${verse}: actions`).click();
  await row.click();
}

const note = (page: Page) => page.getByRole("region", { name: "The word you chose" });
const words = (page: Page, verse: number) =>
  page.getByRole("region", { name: `Word by word: Verse ${verse}`, exact: true });
const word = (page: Page, verse: number, place: number) =>
  page.locator(`#lingashtakam-${verse} .transliteration.plain span`).nth(place);

journey.describe("the words of a verse in a hymn", () => {
  journey("are told at a touch, one note at a time, by day and at night", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, hasTouch: true });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const load = await delayScript(page, /\/assets\/whole-hymn.*\.js/);
    await page.goto(at(LINGASHTAKAM));
    expect(requested.filter((path) => /words/.test(path))).toEqual([]);

    // A tap before hydration is not lost. It also chooses the verse whose actions are shown.
    await word(page, 2, 0).tap({ position: { x: 8, y: 10 } });
    load();
    await expect(note(page)).toContainText("देव");
    await expect(button(page, "Listen to Verse 2")).toBeAttached();
    await word(page, 2, 3).tap({ position: { x: 8, y: 10 } });
    await expect(note(page)).toContainText("तत्");
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);

    await openWords(page, "Verse 1");
    await expect(words(page, 1).getByRole("list")).toBeVisible();
    await openWords(page, "Verse 3");
    await expect(words(page, 3).getByRole("list")).toBeVisible();
    expect(requested.filter((path) => path.startsWith("/api/words/"))).toEqual([
      "/api/words/lingashtakam-2",
      "/api/words/lingashtakam-1",
      "/api/words/lingashtakam-3",
    ]);
    expect(await overflowOf(page)).toBe(0);

    await word(page, 1, 3).tap({ position: { x: 8, y: 10 } });
    await expect(note(page)).toContainText("तत्");
    expect((await highlighted(page, "chosen-word")).map((text) => text.slice(0, 2))).toEqual(["त", "ta", "ta"]);
    expect(await isPlaying(page)).toBe(false);
    await byDayAndNight(page, async () => {
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });

    await word(page, 3, 3).tap({ position: { x: 80, y: 10 } });
    await expect(note(page)).toHaveCount(1);
    await expect(note(page)).toContainText("प्रणमामि");
    await note(page).getByRole("button", { name: "Play from here" }).tap();
    await expect(heard(page)).toHaveAttribute("id", "lingashtakam-3");
    expect(await timeOf(page)).toBeGreaterThan(5);
    await note(page).getByRole("button", { name: "Close" }).tap();
    await expect(note(page)).toHaveCount(0);
    expect(await highlighted(page, "chosen-word")).toEqual([]);

    await openWords(page, "Verse 1");
    await expect(words(page, 1)).toHaveCount(0);
    await expect(words(page, 3)).toBeVisible();
  });

  journey("are reached by keys, and marked in the verse", async ({ page }) => {
    await visit(page, LINGASHTAKAM);
    await button(page, "Verse 2: actions").focus();
    await page.keyboard.press("Enter");
    await button(page, "Words of Verse 2").focus();
    await page.keyboard.press("Enter");
    const first = words(page, 2).getByRole("button").first();
    await expect(first).toBeVisible();
    // The buttons Share and Chant stand between the two.
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await highlighted(page, "chosen-word")).length).toBe(3);
    await page.keyboard.press("Tab");
    await expect(words(page, 2).getByRole("button").nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(first).toHaveAttribute("aria-pressed", "false");
    expect(await violationsOf(page)).toEqual([]);
  });

  journey("that cannot be loaded leave the hymn as it is, and can be asked for again", async ({ page, expected }) => {
    expected.push(/status of 503|status 503/);
    await page.route("**/api/words/*", (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(page, LINGASHTAKAM);
    await openWords(page, "Verse 1");
    await expect(words(page, 1).getByRole("alert")).toBeVisible();
    await page.unroute("**/api/words/*");
    await openWords(page, "Verse 1");
    await expect(words(page, 1)).toHaveCount(0);
    await openWords(page, "Verse 1");
    await expect(words(page, 1).getByRole("list")).toBeVisible();
  });
});
