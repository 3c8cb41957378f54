import { expect, type Locator, type Page } from "@playwright/test";

import { boxOf } from "./chant-steps.ts";
import { at, atEachSize, journey, lowSizes, sizes, softly, visit } from "./journey.ts";

const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;

journey("a row for each mantra of a deity leads to its chanting, and a card below shows its text", async ({ page }) => {
  await visit(page, "/deity/shiva");
  const index = page.getByRole("navigation", { name: "Mantras of Shiva" });
  const titles = await page.locator(".mantra h2").allTextContents();
  expect(await index.locator("b").allTextContents()).toEqual(titles);
  await expect(index.getByRole("button", { name: /^Favorite / })).toHaveCount(titles.length);
  await expect(index.getByRole("link").first()).toHaveText(/Om Namah Shivaya.*ॐ नमः शिवाय.*about 10 min/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  await index.getByRole("link", { name: "Karpura Gauram" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karpura Gauram" })).toBeVisible();
  await page.goBack();
  // Links say which mantra they lead to.
  await expect(page.getByRole("link", { name: /^Chant 108 Times: \S/ })).toHaveCount(8);
  await page.getByRole("link", { name: "Chant 108 Times: Ishana Sarvavidyanam" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ishana Sarvavidyanam" })).toBeVisible();
});

journey(
  "the rows stand above the cards on a phone and at the side of a wide screen, where the navigation marks the section; the name is in sight on a phone on its side",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone });
    await visit(page, "/deity/shiva");
    const index = page.getByRole("navigation", { name: "Mantras of Shiva" });
    const mantras = page.locator(".mantras");
    const hymns = page.locator(".side details");
    expect(bottomOf(await boxOf(index))).toBeLessThanOrEqual((await boxOf(hymns)).y);
    expect(bottomOf(await boxOf(hymns))).toBeLessThanOrEqual((await boxOf(mantras)).y);
    await atEachSize(page, [lowSizes.phoneOnItsSide, lowSizes.smallPhoneOnItsSide], async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".portrait")).toBeInViewport({ ratio: 1 });
    });
    await page.setViewportSize(sizes.desktop);
    const [list, texts] = [await boxOf(index), await boxOf(mantras)];
    expect(list.x + list.width <= texts.x || texts.x + texts.width <= list.x).toBe(true);
    for (const title of ["Rudra Gayatri", "Karpura Gauram"]) {
      await page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded();
      await expect(index).toBeInViewport({ ratio: 1 });
      const ad = await boxOf(page.locator("[data-slot=deity-side]"));
      const { y, height } = await boxOf(index);
      expect(ad.y).toBeGreaterThanOrEqual(y + height);
    }
    const section = page.locator("#main-menu [aria-current]");
    await expect(section).toHaveText("Mantras");
    await visit(page, "/chant/shiva/om-namah-shivaya");
    await expect(section).toHaveText("Mantras");
  },
);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with a script" : "without a script";
  journey(
    `${how} a deity leads to its hymns, and its introduction and cards are short at first`,
    async ({ openPage }) => {
      const page = await openPage({ viewport: sizes.phone, javaScriptEnabled });
      await softly("its hymns", () => goToHymnsAndBack(page));
      await softly("introductions", () => expectShortIntroductions(page));
      await softly("cards", () => expectShortCards(page));
    },
  );
}

async function goToHymnsAndBack(page: Page) {
  await page.goto(at("/deity/hanuman"));
  await expect(page.getByText("Hymns to Hanuman")).toBeVisible();
  await page.getByRole("link", { name: "Hanuman Chalisa", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hanuman Chalisa" })).toBeVisible();
  await page.getByRole("link", { name: "Mantras of Hanuman" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hanuman Mantras" })).toBeVisible();
  // More than three are folded.
  await page.goto(at("/deity/shiva"));
  const chalisa = page.getByRole("link", { name: "Shiva Chalisa" });
  await expect(chalisa).toBeHidden();
  await page.getByText("Hymns to Shiva").click();
  await expect(chalisa).toBeVisible();
  // The hymn to Bhairava has its address under Shiva.
  for (const [path, heading, title] of [
    ["/deity/bhairava", "Hymns to Bhairava", "Kala Bhairava Ashtakam"],
    ["/hi/deity/bhairava", "भैरव के स्तोत्र", "कालभैरवाष्टकम्"],
  ] as const) {
    await page.goto(at(path));
    await expect(page.getByText(heading)).toBeVisible();
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  // A deity without a whole hymn speaks of none.
  await page.goto(at("/deity/ayyappa"));
  await expect(page.getByRole("heading", { level: 1, name: "Ayyappa Mantras" })).toBeVisible();
  await expect(page.getByText(/^Hymns to/)).toHaveCount(0);
}

/** An introduction ends with a sentence until more of it is wanted. */
async function expectShortIntroductions(page: Page) {
  for (const path of ["/deity/shiva", "/hymns/hanuman-chalisa", "/hi/hymns/hanuman-chalisa"]) {
    await page.goto(at(path));
    await expect(page.locator("header > .lead, header > div > .lead")).toHaveText(/[.।]$/);
    const rest = page.locator(".introduction .lead");
    await expect(rest).toBeHidden();
    await page.locator(".introduction summary").click();
    await expect(rest).toBeVisible();
  }
}

/** A card shows two lines of each text, and all of it with its source when asked, or on paper. */
async function expectShortCards(page: Page) {
  await page.goto(at("/deity/shiva"));
  const card = page.locator(".mantra", { hasText: "Maha Mrityunjaya" });
  const texts = [
    card.locator(".sanskrit"),
    card.locator(".transliteration.plain"),
    ...(await card.locator("> p").all()),
  ];
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(await linesOf(text)).toBeCloseTo(2, 1);
  // A line that is whole is not veiled.
  expect(await veilOf(card.locator(".sanskrit span").nth(1))).toBe(0);
  expect(await veilOf(card.locator("> p").last())).toBeGreaterThan(20);
  const [chant, listen] = [
    card.getByRole("link", { name: /^Chant 108/ }),
    card.getByRole("button", { name: /^Listen/ }),
  ];
  if (await listen.isVisible()) {
    const { x, width } = await boxOf(chant);
    expect((await boxOf(listen)).x - (x + width)).toBeGreaterThanOrEqual(8);
  }
  await expect(card.getByText("Benefits:")).toBeVisible();
  await expect(card.getByText(/^Source: /)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  expect(await linesOf(card.locator(".sanskrit"))).toBeGreaterThan(3);
  await page.emulateMedia({ media: "screen" });
  await card.locator("summary").click();
  expect(await linesOf(card.locator(".sanskrit"))).toBeGreaterThan(3);
  await expect(card.getByText(/^Source: /)).toBeVisible();
}

journey("no word of a transliteration is broken on a phone", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone });
  await visit(page, "/deity/saraswati");
  const broken = await page.locator(".transliteration span").evaluateAll((lines) =>
    lines.flatMap((line) => {
      const text = line.firstChild;
      if (!text) return [];
      return [...line.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

const linesOf = (text: Locator) =>
  text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));

/** Returns the height of the veil that says that a text continues. */
const veilOf = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element, "::before").height));
