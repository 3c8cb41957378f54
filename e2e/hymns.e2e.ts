import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { boxOf, withoutRecordings } from "./chant-steps.ts";
import { CHALISA, CHALISA_VERSES, heard, LINGASHTAKAM, listenTo } from "./hymn-steps.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, visit, button } from "./journey.ts";

journey("a hymn is found among the mantras, read whole, and each of its verses can be chanted", async ({ page }) => {
  await page.goto(at("/mantras"));
  await page.getByRole("link", { name: "View the hymns" }).click();
  await expect(page.getByRole("heading", { name: "Hymns", level: 1 })).toBeVisible();
  await expect(page.getByText("Awadhi · 43 verses · 7 min", { exact: true })).toBeVisible();
  await page.setViewportSize(sizes.phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole("link", { name: "Read and hear Hanuman Chalisa" }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(
    CHALISA_VERSES,
  );
  // There is one control for each verse, and few others.
  expect(
    await page.locator("main :is(a, button, input, select, summary)").filter({ visible: true }).count(),
  ).toBeLessThan(61);
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);

  await page.locator(".heard").click();
  await page
    .getByRole("navigation", { name: "Verses" })
    .getByRole("link", { name: /^Verse 12/ })
    .click();
  await expect(button(page, "Verse 12: actions")).toBeFocused();
  await expect(page.locator("#hanuman-chalisa-12")).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(button(page, "Listen to Verse 12")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(button(page, "Listen to Verse 12")).toHaveCount(0);
  await page.locator("#hanuman-chalisa-12 .meaning").click();
  await page.getByRole("link", { name: "Chant Verse 12", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa: Verse 12", level: 1 })).toBeVisible();
  await expect(button(page, "Start Chanting")).toBeVisible();
  await page.getByRole("link", { name: "Back to Hanuman Chalisa" }).click();
  await expect(page.locator("#hanuman-chalisa-12")).toBeInViewport();
});

journey(
  "a hymn without a recording is whole without its player, and a verse of it is chanted by touch",
  async ({ page }) => {
    await withoutRecordings(page);
    await visit(page, "/");
    await button(page, "Open main menu").click();
    await page.getByRole("navigation").getByRole("link", { name: "Hymns" }).click();
    await page.getByRole("link", { name: "Read Devi Kavacha", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Devi Kavacha", level: 1 })).toBeVisible();
    await expect(page.getByText("There is no recording of this hymn yet.")).toBeVisible();
    await expect(page.locator("audio")).toHaveCount(0);
    await expect(button(page, "Play recording")).toHaveCount(0);
    await page.locator(".heard").click();
    await page
      .getByRole("navigation", { name: "Verses" })
      .getByRole("link", { name: /^Verse 6/ })
      .click();
    await expect(button(page, "Verse 6: actions")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Words of Verse 6")).toBeVisible();
    await expect(button(page, "Listen to Verse 6")).toHaveCount(0);
    await button(page, "Letters and print").click();
    await expect(button(page, "Print the text")).toBeVisible();
    await expect(page.getByText("Repeat verses")).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await button(page, "Done").click();
    await page.getByRole("link", { name: "Chant Verse 6", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Devi Kavacha: Verse 6", level: 1 })).toBeVisible();
    await expect(page.getByText("There is no recording of this mantra. Count by hand.")).toBeVisible();
  },
);

journey("the way to the hymns stands beside the prayers on a wide screen", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop });
  await page.goto(at("/mantras"));
  const heading = (name: string) => boxOf(page.getByRole("heading", { name, level: 2 }));
  expect((await heading("Hymns")).y).toBe((await heading("Prayers for every day")).y);
});

journey("the controls of a hymn take one row of a phone, and the row of a verse moves nothing", async ({ page }) => {
  await visit(page, CHALISA);
  await byDayAndNight(page, () =>
    atEachSize(
      page,
      [lowSizes.smallPhone, sizes.phone, lowSizes.phoneOnItsSide, sizes.tablet, sizes.desktop],
      async () => {
        expect((await boxOf(page.locator(".hymn-bar"))).height).toBeLessThanOrEqual(64);
        const verse = page.locator("#hanuman-chalisa-4");
        await verse.scrollIntoViewIfNeeded();
        const [before, next] = [await boxOf(verse), await boxOf(page.locator("#hanuman-chalisa-5"))];
        await button(page, "Verse 4: actions").click();
        await expect(button(page, "Repeat Verse 4")).toBeInViewport({ ratio: 1 });
        const named = await verse
          .locator(".verse-actions")
          .evaluate((actions) => getComputedStyle(actions, "::before").content);
        if ((page.viewportSize()?.width ?? 0) < 768) expect(named).toContain("Verse 4");
        expect(await boxOf(verse)).toEqual(before);
        expect(await boxOf(page.locator("#hanuman-chalisa-5"))).toEqual(next);
        expect(await overflowOf(page)).toBe(0);
        await button(page, "Verse 4: actions").click();
        await expect(button(page, "Repeat Verse 4")).toHaveCount(0);
      },
    ),
  );
});

journey("without JavaScript a hymn is read whole, and a verse leads to its chant", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(at(CHALISA));
  await expect(page.getByText("जय हनुमान ज्ञान गुन सागर ।")).toBeVisible();
  const more = page.getByText("Two dohas open it and one closes it.");
  await expect(more).toBeHidden();
  await page.locator("summary", { hasText: "More" }).click();
  await expect(more).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await page.locator("#hanuman-chalisa-1").getByRole("link", { name: "Chant" }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa: Verse 1", level: 1 })).toBeVisible();

  await page.goto(at("/hymns/purusha-sukta"));
  await expect(page.getByText("An l with the tongue tip curled back, for ḍ between vowels.")).toBeVisible();
  const tradition = page.locator("details", { hasText: "In tradition" });
  await tradition.locator("summary").click();
  await expect(tradition.locator("dt")).toHaveText(["Seer (rishi)", "Meter (chandas)", "Deity (devata)", "How often"]);
  await expect(tradition.locator("dd").first()).toHaveText("Nārāyaṇa");
  await page.locator("#purusha-sukta-5").getByRole("link", { name: "Chant" }).click();
  await expect(page.getByText("An l with the tongue tip curled back, for ḍ between vowels.")).toBeVisible();
});

/** Returns the distance of a verse from the top of the window, in pixels. */
const topOf = async (page: Page, id: string) => Math.round((await boxOf(page.locator(`#${id}`))).y);

journey("a hymn is searched for by its words, and opens at the verse that has them", async ({ page }) => {
  for (const [query, verse] of [
    ["gyan gun sagar", 1],
    ["bhoot pisach nikat", 24],
    ["संकटकटैमिटैसबपीरा", 36],
  ] as const) {
    await page.goto(at(`/search?q=${query}`));
    await page.getByRole("link", { name: /^Hanuman Chalisa/ }).click();
    await expect(page.getByRole("heading", { name: "Hanuman Chalisa", level: 1 })).toBeAttached();
    await expect(page).toHaveURL(at(`${CHALISA}#hanuman-chalisa-${verse}`));
    await expect.poll(() => topOf(page, `hanuman-chalisa-${verse}`)).toBe(16);
  }
});

journey(
  "going back to a hymn and reloading it on a phone find the same place of the same verse",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, hasTouch: true, isMobile: true });
    for (const verse of [7, 19, 33]) {
      const id = `hanuman-chalisa-${verse}`;
      await visit(page, CHALISA);
      await page.evaluate((to) => {
        document.getElementById(to)?.scrollIntoView({ behavior: "instant" });
        scrollBy({ top: -60, behavior: "instant" });
      }, id);
      const left = await topOf(page, id);
      await button(page, `Verse ${verse}: actions`).tap();
      await page.getByRole("link", { name: `Chant Verse ${verse}`, exact: true }).click();
      await expect(page.getByRole("heading", { name: `Hanuman Chalisa: Verse ${verse}`, level: 1 })).toBeVisible();
      await page.goBack();
      await expect.poll(() => topOf(page, id)).toBe(left);
      await page.reload();
      await expect.poll(() => topOf(page, id)).toBe(left);
    }
  },
);

journey(
  "what is found in the page or heard comes into sight, what is selected is whole, and printing moves nothing",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, hasTouch: true, isMobile: true });
    await visit(page, CHALISA);
    const find = (text: string) =>
      page.evaluate((sought) => {
        getSelection()?.removeAllRanges();
        return (window as unknown as { find: (text: string) => boolean }).find(sought);
      }, text);
    for (const [text, verse] of [
      ["संकट कटै", 36],
      ["Whoever reads this", 39],
      ["ram duare", 21],
    ] as const) {
      expect(await find(text)).toBe(true);
      expect(await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest("li")?.id)).toBe(
        `hanuman-chalisa-${verse}`,
      );
      await expect(page.locator(`#hanuman-chalisa-${verse}`)).toBeInViewport();
    }
    await page.keyboard.press("ControlOrMeta+a");
    const missing = await page.locator(".hymn-verse").evaluateAll((verses) => {
      const selected = String(getSelection()).replaceAll(/\s/g, "");
      const texts = verses.flatMap((verse) => [...verse.querySelectorAll<HTMLElement>(".sanskrit, .meaning")]);
      return texts.map(({ innerText }) => innerText).filter((text) => !selected.includes(text.replaceAll(/\s/g, "")));
    });
    expect(missing).toEqual([]);
    await page.evaluate(() => getSelection()?.removeAllRanges());

    const left = await topOf(page, "hanuman-chalisa-21");
    await page.pdf({ format: "A4" });
    expect(await topOf(page, "hanuman-chalisa-21")).toBe(left);

    for (const verse of [20, 33, 7]) {
      await listenTo(page, `Verse ${verse}`);
      await button(page, "Next verse").click();
      await expect(heard(page)).toHaveAttribute("id", `hanuman-chalisa-${verse + 1}`);
      await expect(heard(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

journey("what is shown of each verse is chosen once, and its letters are those of mantras", async ({ page }) => {
  await visit(page, LINGASHTAKAM);
  const verse = page.locator("#lingashtakam-1");
  const [accented, plain] = [
    verse.getByText("brahmamurārisurārcitaliṅgaṃ"),
    verse.getByText("brahmamurarisurarchitalingam"),
  ];
  const meaning = verse.locator(".meaning");
  const letters = page.getByRole("main").getByRole("button", { name: "Text and letters" });
  const sheet = page.getByRole("dialog", { name: "Text and letters" });
  await expect(plain).toBeVisible();
  await expect(accented).toBeHidden();
  await button(page, "Speed, repeat and print").click();
  await letters.click();
  await sheet.getByRole("radio", { name: "With accents (IAST)" }).check();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(accented).toBeVisible();
  await expect(plain).toBeHidden();

  await page.getByRole("radio", { name: "Transliteration" }).check();
  await expect(meaning).toBeHidden();
  await expect(accented).toBeVisible();
  await page.getByRole("radio", { name: "Text only" }).check();
  await expect(accented).toBeHidden();
  // The choice holds for every hymn, from the first paint on.
  await page.goto(at("/hymns/madhurashtakam"), { waitUntil: "commit" });
  await expect(page.locator(".hymn-verse .sanskrit").first()).toBeVisible();
  expect(await page.locator(".hymn-verse .meaning").first().isVisible()).toBe(false);
  await expect(page.getByRole("radio", { name: "Text only" })).toBeChecked();
  await page.getByRole("radio", { name: "Meaning" }).check();
  await expect(page.locator(".hymn-verse .meaning").first()).toBeVisible();

  await page.goto(at("/chant/shiva/lingashtakam-1"));
  await expect(page.locator(".transliteration.iast")).toBeVisible();
  await expect(page.locator(".transliteration.plain")).toBeHidden();
  await button(page, "More").click();
  await letters.click();
  await sheet.getByRole("radio", { name: "Both" }).check();
  await page.goto(at(LINGASHTAKAM));
  await expect(plain).toBeVisible();
  await expect(accented).toBeVisible();
});
