import { endOfSyllable } from "#engines/end-of-syllable.ts";
import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { isPlaying } from "./chant-steps.ts";
import { delayScript, openBeforeApp } from "./delayed-scripts.ts";
import { CHALISA, CHALISA_VERSES, heard, highlighted, listenTo, timeOf } from "./hymn-steps.ts";
import { at, journey, onFastAndSlowDevices, visit, button } from "./journey.ts";

/** Lets the recording of the verse that is heard end at once. */
const endVerse = (page: Page) =>
  page.locator("audio").evaluate(async (player: HTMLAudioElement) => {
    if (player.readyState < HTMLMediaElement.HAVE_METADATA)
      await new Promise((resolve) => player.addEventListener("loadedmetadata", resolve, { once: true }));
    player.currentTime = player.duration;
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

  const loadApp = await openBeforeApp(page, CHALISA);
  const fromStart = button(page, "Listen from the beginning");
  const before = await fromStart.boundingBox();
  loadApp();
  const goOn = button(page, "Continue at Verse 7");
  await expect(goOn).toBeVisible();
  // A press that is on its way there still meets it.
  expect(await fromStart.boundingBox()).toEqual(before);
  await goOn.click();
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
    expect(timing).toHaveLength(CHALISA_VERSES);
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
    if (place > 0 && place < CHALISA_VERSES - 1) await endVerse(page);
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
