import { expect, type Page } from "@playwright/test";
import { start, untilFaded, visitByHand } from "./chant-steps.ts";
import { at, journey, lowSizes, sizes } from "./journey.ts";

const deities = "shiva ram lakshmi saraswati durga hanuman krishna ganesha vishnu surya guru peace japa".split(" ");
/** The smallest letters of a verse on a phone, in CSS pixels. */
const SMALLEST = 28;

journey("on a phone every pāda is a line of large letters, wrapped only where it has no room", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone });
  const lines: SeenLine[] = [];
  for (const deity of deities) {
    await page.goto(at(`/deity/${deity}`));
    await page.evaluate(() => document.fonts.ready);
    lines.push(...(await linesOf(page)));
  }
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter(({ letters }) => letters < SMALLEST)).toEqual([]);
  expect(lines.filter(({ isWrapped, letters }) => isWrapped && letters > SMALLEST)).toEqual([]);
  expect(lines.filter(({ isWrapped, length, room }) => isWrapped && length < room)).toEqual([]);
  expect(lines.filter(({ cutWords }) => cutWords.length > 0)).toEqual([]);
});

journey("a short verse is large on a large screen", async ({ openPage }) => {
  for (const [viewport, letters] of [
    [sizes.desktop, 56],
    [sizes.monitor, 72],
  ] as const) {
    const page = await openPage({ viewport });
    await page.goto(at("/chant/shiva/om-namah-shivaya"));
    const size = await page
      .locator(".sanskrit")
      .evaluate((verse) => Number.parseFloat(getComputedStyle(verse).fontSize));
    expect(size).toBeGreaterThanOrEqual(letters);
  }
});

journey("on a phone on its side no little word of a long verse has a line to itself", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.phoneOnItsSide });
  await visitByHand(page, "/chant/saraswati/ya-kundendu");
  const loneWords = async () => (await linesOf(page)).flatMap(({ alone }) => alone.filter((word) => word.length < 4));
  expect(await loneWords()).toEqual([]);
  await start(page).click();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeVisible();
  await untilFaded(page);
  expect(await loneWords()).toEqual([]);
});

journey("on a small phone on its side no word of the longest verses is broken", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhoneOnItsSide });
  for (const path of ["/chant/saraswati/ya-kundendu", "/chant/ganesha/gajananam"]) {
    await visitByHand(page, path);
    const cutWords = async () => (await linesOf(page)).flatMap((line) => line.cutWords);
    expect(await cutWords()).toEqual([]);
    await start(page).click();
    await untilFaded(page);
    expect(await cutWords()).toEqual([]);
  }
});

journey("a verse is copied whole, without the marks of its lines", async ({ page }) => {
  await page.goto(at("/chant/shiva/maha-mrityunjaya"));
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector(".sanskrit") ?? document.body);
    return getSelection()?.toString();
  });
  expect(copied?.split(/\s*\n\s*/).map((line) => line.replaceAll("\u00A0", " "))).toEqual([
    "ॐ त्र्यम्बकं यजामहे",
    "सुगन्धिं पुष्टिवर्धनम् ।",
    "उर्वारुकमिव बन्धनान्",
    "मृत्योर्मुक्षीय मामृतात् ॥",
  ]);
});

interface SeenLine {
  text: string;
  letters: number;
  isWrapped: boolean;
  /** Widths of the line as if it were not wrapped, and of the place for it. */
  length: number;
  room: number;
  cutWords: string[];
  /** Words with a line to themselves. */
  alone: string[];
}

const linesOf = (page: Page): Promise<SeenLine[]> =>
  page.locator(".sanskrit span").evaluateAll((spans) =>
    spans.map((span) => {
      const [text] = span.childNodes;
      const range = new Range();
      const words = [...(text?.textContent ?? "").matchAll(/\S+/g)].map(([word], place, all) => {
        range.setStart(text ?? span, all[place]?.index ?? 0);
        range.setEnd(text ?? span, (all[place]?.index ?? 0) + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        return {
          word,
          tops: new Set(rects.map(({ top }) => Math.round(top))),
          width: range.getBoundingClientRect().width,
        };
      });
      const letters = Number.parseFloat(getComputedStyle(span).fontSize);
      return {
        text: text?.textContent ?? "",
        letters,
        isWrapped: new Set(words.flatMap(({ tops }) => [...tops])).size > 1,
        length: words.reduce((sum, { width }) => sum + width, 0) + (words.length - 1) * letters * 0.26,
        room: span.closest(".verse")?.clientWidth ?? 0,
        cutWords: words.filter(({ tops }) => tops.size > 1).map(({ word }) => word),
        alone: words
          .filter(({ tops }, place) =>
            words.every((other, at) => at === place || [...tops].every((top) => !other.tops.has(top))),
          )
          .map(({ word }) => word),
      };
    }),
  );
