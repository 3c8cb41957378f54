import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { start, SUNG } from "./chant-steps.ts";
import { atEachSize, journey, sizes, visit } from "./journey.ts";

const VERSE = "/chant/krishna/yada-yada";
const note = (page: Page) => page.getByRole("region", { name: "The word you chose" });
const table = (page: Page) => page.getByRole("table");

async function openWords(page: Page) {
  await page.getByRole("button", { name: "Word by word" }).click();
  await expect(table(page)).toBeVisible();
}

/** Text under the marks of that name, in both scripts. */
const marked = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => String(range)), name);

journey("a tap on a word tells its form and meaning, and plays nothing", async ({ page }) => {
  await visit(page, VERSE);
  await openWords(page);
  await page
    .locator(".transliteration span")
    .first()
    .click({ position: { x: 8, y: 10 } });
  await expect(note(page)).toContainText("यदा");
  expect(await marked(page, "chosen-word")).toEqual(["यदा", "yada", "yadā"]);
  expect(await page.locator("audio").evaluate((player: HTMLAudioElement) => player.paused)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await note(page).getByRole("button", { name: "Next word" }).click();
  await note(page).getByRole("button", { name: "Next word" }).click();
  await expect(note(page)).toContainText("for, indeed");
  await page.keyboard.press("Escape");
  await expect(note(page)).toHaveCount(0);
  expect(await marked(page, "chosen-word")).toEqual([]);
});

journey("the words are a table too, whose words are marked in the verse when they get the focus", async ({ page }) => {
  await visit(page, VERSE);
  await openWords(page);
  await expect(table(page).getByRole("columnheader")).toHaveText(["Word", "Form", "Meaning"]);
  const word = table(page).getByRole("button", { name: "glāniḥ" });
  await word.focus();
  await expect(word).toHaveAttribute("aria-pressed", "true");
  expect(await marked(page, "chosen-word")).toHaveLength(3);
  await expect(page.getByRole("heading", { name: "In prose order" })).toBeVisible();
});

journey("no word of the longest verse is broken in the table, on a phone or a computer", async ({ page }) => {
  await visit(page, "/chant/saraswati/ya-kundendu");
  await openWords(page);
  await atEachSize(page, [sizes.phone, sizes.desktop], async () => {
    const broken = await table(page)
      .locator("button span")
      .evaluateAll((words) =>
        words.flatMap((word) => {
          const text = new Range();
          text.selectNodeContents(word);
          return text.getClientRects().length > 1 ? [word.textContent] : [];
        }),
      );
    expect(broken).toEqual([]);
  });
});

journey("while it is sung, the word is marked together with its syllable", async ({ page }) => {
  await visit(page, SUNG);
  await openWords(page);
  await start(page).click();
  await expect
    .poll(async () => {
      const [syllables, words] = [await marked(page, "sung"), await marked(page, "sung-word")];
      return syllables.length > 0 && words.some((word) => word.includes((syllables[0] ?? "").trim()));
    })
    .toBe(true);
});

journey("the words of a hymn in Awadhi are open to a tap as well, and said to be Awadhi", async ({ page }) => {
  await visit(page, "/chant/hanuman/hanuman-chalisa-5");
  await openWords(page);
  await page
    .locator(".transliteration span")
    .nth(1)
    .click({ position: { x: 8, y: 10 } });
  await expect(note(page)).toContainText("on the shoulder");
  await expect(note(page).locator("strong")).toHaveAttribute("lang", "awa-Deva");
  expect(await marked(page, "chosen-word")).toEqual(["काँधे", "kandhe", "kā̃dhe"]);
  expect(await violationsOf(page)).toEqual([]);
});
