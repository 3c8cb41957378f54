import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { isPlaying, start, untilFaded, visitByHand } from "./chant-steps.ts";
import { delayScript } from "./delayed-scripts.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, visit, button } from "./journey.ts";

const deities =
  "shiva ram lakshmi saraswati durga hanuman krishna ganesha vishnu surya guru kartikeya kali navagraha radha lalita dattatreya narasimha ayyappa venkateshvara bhairava sai vitthala peace japa".split(
    " ",
  );
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

const PAGE_OF_VERSE = "/verse/krishna/yada-yada";

/** Seeks the recording to its end. */
const endRound = (page: Page) =>
  page.locator("audio").evaluate(async (player: HTMLAudioElement) => {
    if (player.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => player.addEventListener("loadedmetadata", resolve, { once: true }));
    player.currentTime = player.duration;
  });

journey(
  "a verse that was sent is shown large, heard eleven times at the first press, and chanted",
  async ({ page }) => {
    const load = await delayScript(page, /\/assets\/one-verse.*\.js/);
    await page.goto(at(PAGE_OF_VERSE));
    await button(page, "Repeat 11 times").click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    load();
    for (let round = 1; round < 11; round++) {
      await expect(page.getByText(`${round} of 11`, { exact: true })).toBeVisible();
      await endRound(page);
    }
    await expect(page.getByText("11 of 11", { exact: true })).toBeVisible();
    await expect(page.locator(".verse-heard [data-sung]").first()).toBeVisible();
    await endRound(page);
    await expect(page.getByText("Heard 11 times.")).toBeVisible();
    expect(await isPlaying(page)).toBe(false);

    await button(page, "Listen once").click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, "Stop").click();
    await expect.poll(() => isPlaying(page)).toBe(false);

    // A tap on a word opens its card, as on every other page with a text.
    const note = page.getByRole("region", { name: "The word you chose" });
    await page
      .locator(".transliteration.plain span")
      .nth(1)
      .click({ position: { x: 8, y: 10 } });
    await expect(note).toContainText("ग्लानिः");
    await note.getByRole("button", { name: "Play from here" }).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(await page.locator("audio").evaluate((player: HTMLAudioElement) => player.currentTime)).toBeGreaterThan(1);
    await note.getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Chant 108 Times" }).click();
    await expect(start(page)).toBeVisible();
  },
);

journey("the page of a verse fits every screen, and leads back to its deity or hymn", async ({ page }) => {
  const { smallPhone, phoneOnItsSide } = lowSizes;
  for (const [path, back] of [
    ["/verse/shiva/om-namah-shivaya", "Mantras of Shiva"],
    ["/verse/hanuman/hanuman-chalisa-12", "Hanuman Chalisa"],
  ] as const) {
    await visit(page, path);
    await byDayAndNight(page, async () => {
      expect(await violationsOf(page)).toEqual([]);
      await atEachSize(
        page,
        [smallPhone, sizes.phone, phoneOnItsSide, sizes.tablet, sizes.desktop, sizes.monitor],
        async () => expect(await overflowOf(page)).toBe(0),
      );
    });
    await page.getByRole("link", { name: back, exact: true }).click();
  }
  await expect(page.locator("#hanuman-chalisa-12")).toBeInViewport();
});

/** Runs in the page. */
const sizeOf = async (bytes: number[]) => {
  const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  return [width, height];
};

journey("a verse is sent, copied or made a picture from one sheet, wherever it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    const isWithout = location.search.includes("without");
    navigator.share = async ({ files = [], ...words } = {}) =>
      void Object.assign(window, { sent: { ...words, files: files.map(({ name, type }) => `${name} ${type}`) } });
    if (isWithout) Object.defineProperty(navigator, "share", { value: undefined });
    navigator.canShare = () => !isWithout;
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void Object.assign(window, { sent: text }) },
    });
  });
  const title = "Yada Yada Hi Dharmasya";
  const url = at(PAGE_OF_VERSE);
  const sent = () => page.evaluate(() => "sent" in window && window.sent);
  const share = page.getByRole("button", { name: `Share ${title}` });

  await visit(page, PAGE_OF_VERSE);
  await share.click();
  await byDayAndNight(page, async () => expect(await violationsOf(page)).toEqual([]));
  await button(page, "Send the link").click();
  await expect.poll(sent).toMatchObject({ title, url, files: [] });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(share).toBeFocused();
  await share.click();
  await button(page, "Send as a picture").click();
  await expect.poll(sent).toMatchObject({ title, url, files: [`${title}.jpg image/jpeg`] });

  await visit(page, `${PAGE_OF_VERSE}?without`);
  await share.click();
  await expect(button(page, "Send the link")).toHaveCount(0);
  await button(page, "Copy verse and link").click();
  await expect(page.getByText("The verse and its link are on your clipboard.", { exact: true })).toBeVisible();
  expect(await sent()).toBe(`यदा यदा हि धर्मस्य\nग्लानिर्भवति भारत ।\nअभ्युत्थानमधर्मस्य\nतदात्मानं सृजाम्यहम् ॥\n\n${url}`);
  await share.click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save as a picture").click()]);
  expect(download.suggestedFilename()).toBe(`${title}.jpg`);
  const picture = readFileSync(await download.path());
  // A picture without the text would have far fewer bytes.
  expect(picture.length).toBeGreaterThan(100_000);
  expect(await page.evaluate(sizeOf, [...picture])).toEqual([1080, 1350]);

  await visit(page, "/deity/krishna");
  await share.click();
  await button(page, "Send the link").click();
  await expect.poll(sent).toMatchObject({ title, url, files: [] });

  // In a hymn the same button stands in the row of a verse.
  await visit(page, "/hymns/hanuman-chalisa");
  await button(page, "Verse 7: actions").click();
  await page.getByRole("button", { name: "Share Hanuman Chalisa: Verse 7" }).click();
  await button(page, "Send the link").click();
  await expect.poll(sent).toMatchObject({ url: at("/verse/hanuman/hanuman-chalisa-7") });
});

interface SeenLine {
  text: string;
  letters: number;
  isWrapped: boolean;
  /** Returns the width of the unwrapped line, and of the place for it. */
  length: number;
  room: number;
  cutWords: string[];
  /** Returns the words that stand alone on a line. */
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
