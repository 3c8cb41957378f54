import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, journey } from "./journey.ts";

const CHALISA = "/hymns/hanuman-chalisa";
const VERSES = 43;

const heard = (page: Page) => page.locator("li[aria-current=true]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Lets the recording of the verse that is heard end at once. */
const endVerse = (page: Page) =>
  page.locator("audio").evaluate(async (player: HTMLAudioElement) => {
    if (player.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => player.addEventListener("loadedmetadata", resolve, { once: true }));
    player.currentTime = player.duration;
  });

const highlighted = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => String(range)), name);

journey("a hymn is found among the mantras, read whole, and each of its verses can be chanted", async ({ page }) => {
  await page.goto(at("/mantras"));
  await page.getByRole("link", { name: "View Hymns" }).click();
  await expect(page.getByRole("heading", { name: "Hymns", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Read and hear Hanuman Chalisa" }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(VERSES);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole("link", { name: "Chant 108 Times: Verse 12" }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa: Verse 12", level: 1 })).toBeVisible();
  await expect(button(page, "Start Chanting")).toBeVisible();
  await page.getByRole("link", { name: "Back to Hanuman Chalisa" }).click();
  await expect(page.locator("#hanuman-chalisa-12")).toBeInViewport();
});

journey("a hymn is searched for by its words", async ({ page }) => {
  await page.goto(at("/search?q=gyan+gun+sagar"));
  await page.getByRole("link", { name: /^Hanuman Chalisa/ }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa", level: 1 })).toBeVisible();
});

journey("the word that is sung is marked, one verse is repeated, and the place is kept", async ({ page }) => {
  await page.goto(at(CHALISA));
  await button(page, "Listen to Verse 5").click();
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-5");
  await expect(heard(page)).toBeInViewport();
  await expect.poll(() => highlighted(page, "sung-word")).toEqual(["हाथ", "hātha"]);

  await button(page, "Repeat this verse").click();
  await endVerse(page);
  await expect
    .poll(() => page.locator("audio").evaluate((player: HTMLAudioElement) => !player.paused && player.currentTime < 5))
    .toBe(true);
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-5");
  await button(page, "Repeat this verse").click();
  await endVerse(page);
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-6");

  await page.getByLabel("Speed").selectOption("0.75");
  await button(page, "Next verse").click();
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-7");
  expect(
    await page.locator("audio").evaluate((player: HTMLAudioElement) => [player.playbackRate, player.preservesPitch]),
  ).toEqual([0.75, true]);
  await button(page, "Play recording").click();
  await expect(heard(page)).toHaveCount(0);

  await page.reload();
  await button(page, "Continue at Verse 7").click();
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-7");
});

journey("the Chalisa is heard through to its end, with the right verse marked at ten times", async ({ page }) => {
  await page.goto(at(CHALISA));
  const ids = await page.locator("ol > li").evaluateAll((verses) => verses.map(({ id }) => id));
  expect(ids).toHaveLength(VERSES);
  // Ten of them, spread over the whole by a step that has no common factor with their number.
  const looked = new Set(Array.from({ length: 10 }, (_, turn) => (turn * 17 + 5) % VERSES));
  await button(page, "Listen from the beginning").click();
  for (const [place, id] of ids.entries()) {
    await expect(heard(page)).toHaveAttribute("id", id);
    if (looked.has(place)) {
      const player = page.locator("audio");
      await expect(player).toHaveAttribute("src", `/audio/mantras/${id}.mp3`);
      const devanagari = (await page.locator(`#${id} .sanskrit`).textContent()) ?? "";
      await expect.poll(async () => (await highlighted(page, "sung")).length).toBeGreaterThan(0);
      const [syllable = ""] = await highlighted(page, "sung");
      expect(devanagari).toContain(syllable);
    }
    await endVerse(page);
  }
  await expect(heard(page)).toHaveCount(0);
  await expect(button(page, "Listen from the beginning")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue at/ })).toHaveCount(0);
});

journey("without JavaScript a hymn can be read, and a verse leads to its chant", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(at(CHALISA));
  await expect(page.getByText("जय हनुमान ज्ञान गुन सागर ।")).toBeVisible();
  await expect(page.getByRole("button", { name: /Listen/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Chant 108 Times: Verse 1", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa: Verse 1", level: 1 })).toBeVisible();
});
