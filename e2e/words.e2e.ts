import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { isPlaying, start, SUNG } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { atEachSize, journey, sizes, visit, button } from "./journey.ts";

const VERSE = "/chant/krishna/yada-yada";
const note = (page: Page) => page.getByRole("region", { name: "The word you chose" });
const list = (page: Page) => page.getByRole("list", { name: "Word by word" });

/** Taps the first letters of a line. */
async function touchLine(page: Page, place: number) {
  const line = page.locator(".transliteration span").nth(place);
  const position = await line.evaluate((element) => {
    const letters = new Range();
    const text = element.firstChild ?? element;
    letters.setStart(text, 0);
    letters.setEnd(text, 2);
    const [box, around] = [letters.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: box.x + box.width / 2 - around.x, y: box.y + box.height / 2 - around.y };
  });
  await line.click({ position });
}

/** The large button of the step in which a line is learned. */
const lead = (page: Page) => page.getByRole("button", { name: /^(Play slowly|Next line)$/ });

/** Turns from one of four lines to the next. Its button says so only while a line is heard. */
async function turnTo(page: Page, line: number) {
  await button(page, "Next line").click();
  await expect(page.getByRole("heading", { level: 2, name: `Line ${line} of 4` })).toBeVisible();
}

/** Opens the words of the first line in the tab Learn. */
async function openLines(page: Page) {
  await page.getByRole("tab", { name: "Learn" }).click();
  await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Lines" }).click();
  await expect(list(page)).toBeVisible();
}

/** Returns the texts in both scripts that a highlight of this name covers. */
const marked = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => String(range)), name);

journey(
  "a tap on a word tells at once what it says there, and plays nothing; a second one tells its form",
  async ({ page }) => {
    await visit(page, VERSE);
    await touchLine(page, 0);
    await expect(note(page)).toContainText("यदा");
    await expect(note(page)).toContainText("whenever");
    await expect(note(page)).not.toContainText("indeclinable");
    expect(await marked(page, "chosen-word")).toEqual(["यदा", "yada", "yadā"]);
    expect(await isPlaying(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await note(page).getByRole("button", { name: "More about this word" }).click();
    await expect(note(page).getByRole("definition")).toHaveText(["when", "indeclinable, doubled for “every”"]);
    expect(await violationsOf(page)).toEqual([]);

    await note(page).getByRole("button", { name: "Next word" }).click();
    await note(page).getByRole("button", { name: "Next word" }).click();
    await expect(note(page)).toContainText("for, indeed");
    await page.keyboard.press("Escape");
    await expect(note(page)).toHaveCount(0);
    expect(await marked(page, "chosen-word")).toEqual([]);

    // A tap on another word opens that word's card; a tap anywhere else closes it.
    await touchLine(page, 2);
    await expect(note(page)).toContainText("a rising");
    await note(page).getByRole("button", { name: "Play from here" }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(page.locator(".transliteration [data-sung]").filter({ visible: true })).toHaveText(
      "abhyutthanamadharmasya",
    );
    await page.getByRole("heading", { level: 1 }).click();
    await expect(note(page)).toHaveCount(0);
  },
);

journey(
  "a word that is touched before the app or the words are there is told as soon as they are",
  async ({ page, expected }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/words/*", async (route) => {
      await promise;
      await route.continue();
    });
    const loadApp = await openBeforeApp(page, VERSE);
    await touchLine(page, 1);
    expect(await isPlaying(page)).toBe(false);
    loadApp();
    await expect(page.getByText("Loading the words…")).toBeVisible();
    resolve();
    await expect(note(page)).toContainText("a decline");
    expect(await isPlaying(page)).toBe(false);

    expected.push(/503/);
    await page.unroute("**/api/words/*");
    await page.route("**/api/words/*", (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(page, "/chant/ganesha/vakratunda");
    await touchLine(page, 0);
    await expect(page.getByRole("alert")).toBeVisible();
  },
);

journey(
  "the words of a line are a list too, for keys, and no word of the longest verse is broken there",
  async ({ page }) => {
    await visit(page, VERSE);
    await openLines(page);
    await button(page, "Play slowly").click();
    await turnTo(page, 2);
    const word = list(page).getByRole("button", { name: "glāniḥ a decline" });
    await word.focus();
    await expect(word).toHaveAttribute("aria-pressed", "true");
    expect(await marked(page, "chosen-word")).toHaveLength(3);
    await word.press("Enter");
    await expect(note(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(word).toBeFocused();
    for (const line of [3, 4]) await turnTo(page, line);
    await expect(page.getByRole("heading", { name: "In prose order" })).toBeVisible();

    await visit(page, "/chant/saraswati/ya-kundendu");
    await openLines(page);
    await atEachSize(page, [sizes.phone, sizes.desktop], async () => {
      await openLines(page);
      const broken = async () =>
        list(page)
          .locator(".word-letters [lang]")
          .evaluateAll((words) =>
            words.flatMap((letters) => {
              const text = new Range();
              text.selectNodeContents(letters);
              return text.getClientRects().length > 1 ? [letters.textContent] : [];
            }),
          );
      expect(await broken()).toEqual([]);
      while (await lead(page).isVisible()) {
        await lead(page).click();
        expect(await broken()).toEqual([]);
      }
    });
  },
);

journey("while it is sung, the word is marked together with its syllable", async ({ page }) => {
  await visit(page, SUNG);
  await touchLine(page, 0);
  await expect(note(page)).toContainText("sacred syllable");
  await start(page).click();
  await expect(note(page)).toHaveCount(0);
  await expect
    .poll(async () => {
      const [syllables, words] = [await marked(page, "sung"), await marked(page, "sung-word")];
      return syllables.length > 0 && words.some((word) => word.includes((syllables[0] ?? "").trim()));
    })
    .toBe(true);
});

journey("the words of a hymn in Awadhi are open to a tap as well, and said to be Awadhi", async ({ page }) => {
  await visit(page, "/chant/hanuman/hanuman-chalisa-5");
  await touchLine(page, 1);
  await expect(note(page)).toContainText("on the shoulder");
  await expect(note(page).locator("strong")).toHaveAttribute("lang", "awa-Deva");
  expect(await marked(page, "chosen-word")).toEqual(["काँधे", "kandhe", "kā̃dhe"]);
  expect(await violationsOf(page)).toEqual([]);
});
