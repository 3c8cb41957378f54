import { endOfSyllable } from "#engines/end-of-syllable.ts";
import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { boxOf, isPlaying, withoutRecordings } from "./chant-steps.ts";
import { delayScript, openBeforeApp } from "./delayed-scripts.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, onFastAndSlowDevices, sizes, visit } from "./journey.ts";

const CHALISA = "/hymns/hanuman-chalisa";
const VERSES = 43;
const LINGASHTAKAM = "/hymns/lingashtakam";

const heard = (page: Page) => page.locator("li[aria-current=true]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a control in the row of a verse, whose actions appear only after a touch. */
async function act(page: Page, verse: string, action: string) {
  await button(page, `${verse}: actions`).click();
  await button(page, action).click();
}
/** Shows the words of a verse, or hides them again. */
async function openWords(page: Page, verse: string) {
  const row = button(page, `Words of ${verse}`);
  if (!(await row.isVisible())) await button(page, `${verse}: actions`).click();
  await row.click();
}
const listenTo = (page: Page, verse: string) => act(page, verse, `Listen to ${verse}`);

const timeOf = (page: Page) => page.locator("audio").evaluate((player: HTMLAudioElement) => player.currentTime);

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
  await page.getByRole("link", { name: "View the hymns" }).click();
  await expect(page.getByRole("heading", { name: "Hymns", level: 1 })).toBeVisible();
  await expect(page.getByText("Awadhi · 43 verses · 7 min", { exact: true })).toBeVisible();
  await page.setViewportSize(sizes.phone);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole("link", { name: "Read and hear Hanuman Chalisa" }).click();
  await expect(page.getByRole("heading", { name: "Hanuman Chalisa", level: 1 })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(VERSES);
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

journey("on paper a page is its text in dark letters, and a hymn has its meanings or not", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop, colorScheme: "dark" });
  await page.addInitScript(() => {
    window.print = () => document.body.append(`printed ${document.documentElement.dataset["print"]}`);
  });
  const pressed = page.locator("button, .button, input, nav, audio").filter({ visible: true });
  for (const path of [CHALISA, "/chant/shiva/om-namah-shivaya", "/deity/shiva", "/blog/the-sound-of-om", "/legal"]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(pressed, path).toHaveCount(0);
    expect(await page.locator("h1").evaluate((title) => getComputedStyle(title).color), path).toBe("rgb(0, 0, 0)");
  }
  await page.emulateMedia({ media: "screen" });
  await visit(page, CHALISA);
  await button(page, "Speed, repeat and print").click();
  await button(page, "Print the text").click();
  await expect(page.getByText("printed text")).toBeVisible();
  const verse = page.locator("#hanuman-chalisa-1");
  await page.emulateMedia({ media: "print" });
  await expect(verse.locator(".sanskrit")).toBeVisible();
  await expect(verse.locator(".transliteration").filter({ visible: true })).toHaveCount(1);
  await expect(verse.locator(".meaning")).toBeHidden();
  await expect(page.locator(".edition .source")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await button(page, "Print with meanings").click();
  await page.emulateMedia({ media: "print" });
  await expect(verse.locator(".meaning")).toBeVisible();
});

journey("a page that nobody has touched is laid out for paper, with JavaScript and without", async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ viewport: sizes.desktop, javaScriptEnabled });
    for (const path of [CHALISA, "/hymns/lalita-sahasranama", "/chant/shiva/om-namah-shivaya", "/deity/shiva"]) {
      await page.goto(at(path), { waitUntil: "load" });
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".skip, .back, main svg, main img").filter({ visible: true }), path).toHaveCount(0);
      const verse = page.locator(".hymn-verse, .mantra, .verse").first();
      expect(await verse.evaluate((element) => getComputedStyle(element).breakInside), path).toBe("avoid");
      // What the screen folds is whole, and nothing speaks of listening.
      const cut = await page
        .locator(".lead")
        .evaluateAll((leads) => leads.filter((lead) => lead.scrollHeight > lead.clientHeight + 1).length);
      expect(cut, path).toBe(0);
      await expect(page.getByText("There is no recording").filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    }
  }
});

journey("the word that is sung is marked, one verse is repeated, and the place is kept", async ({ page }) => {
  await page.goto(at(CHALISA));
  await listenTo(page, "Verse 5");
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-5");
  await expect(heard(page)).toBeInViewport();
  await expect.poll(async () => (await highlighted(page, "sung-word")).length).toBe(3);
  // The first word takes less than a second.
  await page.locator("audio").evaluate((player: HTMLAudioElement) => (player.playbackRate = 0.25));
  await seekWhilePlaying(page, 0.3);
  await expect.poll(() => highlighted(page, "sung-word")).toEqual(["हाथ", "hath", "hātha"]);
  await page.locator("audio").evaluate((player: HTMLAudioElement) => (player.playbackRate = 1));

  await button(page, "Repeat Verse 5").click();
  await endVerse(page);
  await expect
    .poll(() => page.locator("audio").evaluate((player: HTMLAudioElement) => !player.paused && player.currentTime < 5))
    .toBe(true);
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-5");
  await button(page, "Repeat Verse 5").click();
  await endVerse(page);
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-6");

  const settings = button(page, "Speed, repeat and print");
  await settings.click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("0.75");
  await page.getByRole("combobox", { name: "From" }).selectOption("Verse 8");
  await page.getByRole("combobox", { name: "To" }).selectOption("Verse 9");
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "Repeat these verses").click();
  for (const verse of [8, 9, 8]) {
    await expect(heard(page)).toHaveAttribute("id", `hanuman-chalisa-${verse}`);
    await endVerse(page);
  }
  await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-9");
  await button(page, "Stop repeating").click();
  await button(page, "Done").click();
  await expect(settings).toBeFocused();
  await listenTo(page, "Verse 6");
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

/** Returns a generator of numbers from 0 to 1, which are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Syllable {
  sanskrit: string;
  start: number;
  end?: number;
}

/** Returns the verse that is sung at a time of the whole hymn, and the time within it. Verses have no gaps between them. */
function verseAt(timing: readonly Syllable[][], time: number) {
  let begins = 0;
  for (const [place, syllables] of timing.entries()) {
    const length = syllables.at(-1)?.end ?? 0;
    if (time < begins + length) return { place, within: time - begins };
    begins += length;
  }
  throw new Error(`The hymn is over at ${time} s`);
}

/** Seeks the recording that plays, and returns the syllables that may be marked when the page is read after that. */
const seekWhilePlaying = (page: Page, within: number) =>
  page.locator("audio").evaluate(async (player: HTMLAudioElement, to) => {
    if (player.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => player.addEventListener("loadedmetadata", resolve, { once: true }));
    player.currentTime = to;
    await new Promise((resolve) => player.addEventListener("seeked", resolve, { once: true }));
  }, within);

/** Returns the index of the marked syllable, found by where its mark begins, with the player's time before and after. */
const markedSyllable = (page: Page, id: string, syllables: readonly string[]) =>
  page.evaluate(
    ([verse, pieces]) => {
      const player = document.querySelector("audio");
      const line = document.querySelector(`#${CSS.escape(verse)} [lang$=-Deva]`);
      const mark = [...(CSS.highlights.get("sung") ?? [])].find(
        (range): range is Range => range instanceof Range && line?.contains(range.startContainer) === true,
      );
      if (!player || !line || !mark) return null;
      const before = document.createRange();
      before.setStart(line, 0);
      before.setEnd(mark.startContainer, mark.startOffset);
      const at = String(before).replaceAll(/\s/g, "").length;
      let count = 0;
      const index = pieces.findIndex((piece) => (count += piece.replaceAll(/\s/g, "").length) > at);
      return { index, time: player.currentTime, isPlaying: !player.paused };
    },
    [id, syllables] as const,
  );

/** Seconds by which the mark may be late. The page moves it once a frame, and a slow machine has few frames. */
const LATE = 0.5;

journey(
  "at ten random times of the whole Chalisa the right verse and the right syllable are marked",
  async ({ page }) => {
    const seed = Number(process.env["CHALISA_SEED"] ?? Date.now() % 100_000);
    console.log(`CHALISA_SEED=${seed}`);
    const random = randomFrom(seed);
    await visit(page, CHALISA);
    const ids = await page.locator("ol > li").evaluateAll((verses) => verses.map(({ id }) => id));
    const timing = (await (await page.request.get(at("/api/hymns/hanuman-chalisa/timing"))).json()) as Syllable[][];
    expect(timing).toHaveLength(VERSES);
    const seconds = timing.reduce((sum, syllables) => sum + (syllables.at(-1)?.end ?? 0), 0);
    expect(seconds).toBeGreaterThan(400);

    for (let turn = 0; turn < 10; turn++) {
      const { place, within } = verseAt(timing, random() * seconds);
      const [id = "", syllables = []] = [ids[place], timing[place]];
      const stop = page.locator(`#${id} .verse-stop`);
      if ((await stop.getAttribute("aria-expanded")) !== "true") await stop.click();
      await page.getByRole("button", { name: /^Listen to/ }).click();
      await expect(heard(page)).toHaveAttribute("id", id);
      await expect(page.locator("audio")).toHaveAttribute("src", `/audio/mantras/${id}.mp3`);
      const wanted = Math.min(within, (syllables.at(-1)?.start ?? 0) - 0.1);
      await seekWhilePlaying(page, wanted);
      await expect
        .poll(async () => {
          const marked = await markedSyllable(
            page,
            id,
            syllables.map(({ sanskrit }) => sanskrit),
          );
          const syllable = marked && syllables[marked.index];
          return syllable
            ? marked.time >= Math.max(syllable.start, wanted) &&
                marked.time <= endOfSyllable(syllables, marked.index) + LATE
            : null;
        })
        .toBe(true);
      await expect(heard(page)).toHaveAttribute("id", id);
    }
  },
);

journey("the Chalisa is heard through to its end", async ({ page }) => {
  await page.goto(at(CHALISA));
  const ids = await page.locator("ol > li").evaluateAll((verses) => verses.map(({ id }) => id));
  await button(page, "Listen from the beginning").click();
  for (const [place, id] of ids.entries()) {
    await expect(heard(page)).toHaveAttribute("id", id);
    // The first and the last verse play at their own speed, because the sound itself brings what follows them.
    if (place > 0 && place < VERSES - 1) await endVerse(page);
  }
  await expect(heard(page)).toHaveCount(0);
  await expect(button(page, "Listen from the beginning")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue at/ })).toHaveCount(0);
});

onFastAndSlowDevices(() => {
  for (const late of ["the app", "the player's controls"]) {
    journey(`a verse is heard at the first press, though ${late} come later`, async ({ page, useDevice }) => {
      const load =
        late === "the app"
          ? await openBeforeApp(page, CHALISA)
          : await delayScript(page, /\/assets\/whole-hymn.*\.js/).then(async (load) => {
              await page.goto(at(CHALISA));
              return load;
            });
      await useDevice(page);
      await button(page, "Listen from the beginning").click();
      await expect.poll(() => isPlaying(page)).toBe(true);
      await expect.poll(() => timeOf(page)).toBeGreaterThan(1);
      // The recording plays so slowly that it has not ended when the controls appear.
      await page.locator("audio").evaluate((player: HTMLAudioElement) => (player.playbackRate = 0.1));
      const begun = await timeOf(page);
      load();
      await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-doha-1");
      // The recording has continued, and did not begin again.
      expect(await timeOf(page)).toBeGreaterThan(begun);
      expect(await isPlaying(page)).toBe(true);
      await button(page, "Play recording").click();
      await expect.poll(() => isPlaying(page)).toBe(false);
    });
  }
});

journey(
  "a verse that is over before the player's controls come is followed by the next, and not heard again",
  async ({ page }) => {
    const load = await delayScript(page, /\/assets\/whole-hymn.*\.js/);
    await page.goto(at(CHALISA));
    await button(page, "Listen from the beginning").click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await endVerse(page);
    await expect.poll(() => page.locator("audio").evaluate((player: HTMLAudioElement) => player.ended)).toBe(true);
    load();
    await expect(heard(page)).toHaveCount(1);
    // The press comes at once, because this verse would also follow a verse that is heard again.
    expect(await heard(page).getAttribute("id")).toBe("hanuman-chalisa-doha-2");
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, "Play recording").click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    // From then on, choosing a verse plays it again.
    await button(page, "Listen from the beginning").click();
    await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-doha-1");
  },
);

journey(
  "where the player's controls cannot be loaded, nothing plays on, and it is said",
  async ({ page, expected }) => {
    expected.push(/ERR_FAILED/, /dynamically imported module/, /could not be loaded/);
    await page.route(/\/assets\/whole-hymn.*\.js/, (route) => route.abort());
    await page.goto(at(CHALISA));
    await button(page, "Listen from the beginning").click();
    await expect(page.locator(".toast.destructive")).toBeVisible();
    await expect.poll(() => isPlaying(page)).toBe(false);
    await page.unroute(/\/assets\/whole-hymn.*\.js/);
    await button(page, "Listen from the beginning").click();
    await expect(heard(page)).toHaveAttribute("id", "hanuman-chalisa-doha-1");
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
