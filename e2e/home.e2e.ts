import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import {
  boxOf,
  count,
  isPlaying,
  openVow,
  pause,
  pauseButton,
  press,
  start,
  SUNG,
  visitByHand,
} from "./chant-steps.ts";
import { at, atEachSize, byDayAndNight, journey, lowSizes, sizes, visit } from "./journey.ts";
import { avatar, becomeMember, chantEarlier } from "./person.ts";

const today = (page: Page) => page.getByRole("region", { name: "Today" });
/** Lower edge of the site's header. */
const HEADER = 68;
const lowerEdgeOf = async (part: Locator) => boxOf(part).then(({ y, height }) => y + height);

const beginning = (page: Page) => today(page).getByRole("link", { name: "Begin your first mala" });

journey("a first visitor's first mala begins with one press, and once only", async ({ page }) => {
  await visit(page, "/");
  await expect(today(page)).toContainText("Chant Om Namah Shivaya once for each of 108 beads, in about 10 minutes.");
  await beginning(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(new URL(page.url()).search).toBe("");
  await pause(page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(pauseButton(page)).toHaveCount(0);
});

journey("for whoever counts by hand it begins so, and the next key is a bead", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("chant-mode", "manual"));
  await visit(page, "/");
  await beginning(page).focus();
  await page.keyboard.press("Enter");
  await expect(pauseButton(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("1");
});

journey("where the link is loaded as a page, its focus is on the button that begins", async ({ page }) => {
  // Looking at the page from here is taken for a touch.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  );
  await page.goto(at(`${SUNG}?begin`));
  await expect(start(page)).toBeFocused();
  expect(await isPlaying(page)).toBe(false);
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Enter");
  await expect(pauseButton(page)).toBeVisible();
});

journey("a browser that refuses to play asks for a tap, with the focus there", async ({ page, expected }) => {
  expected.push(/The recording does not play/);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("not now", "NotAllowedError"));
  });
  await visit(page, "/");
  await beginning(page).click();
  await expect(page.getByRole("button", { name: "Tap to play" })).toBeFocused();
});

const allSizes = [...Object.values(lowSizes), ...Object.values(sizes)];

journey("a first visitor sees one thing to do above the fold, before dawn by day and at night", async ({ page }) => {
  await visit(page, "/");
  await atEachSize(page, allSizes, async ({ width, height }) => {
    expect(await lowerEdgeOf(beginning(page))).toBeLessThanOrEqual(height);
    for (const name of ["Explore Mantras", "Start Meditating"]) {
      await expect(page.getByRole("link", { name }).first()).toHaveCSS("border-top-style", "solid");
    }
    if (width >= sizes.desktop.width) expect((await boxOf(page.locator(".deity-grid"))).y).toBeLessThan(height);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
  const dawn = () => page.locator(".hero").evaluate((hero) => getComputedStyle(hero).backgroundImage);
  for (const [shape, viewport] of [
    ["phone", sizes.phone],
    ["wide", sizes.tablet],
  ] as const) {
    await page.setViewportSize(viewport);
    await byDayAndNight(page, async () => {
      const isNight = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
      expect(await dawn()).toContain(`dawn-${shape}-${isNight ? "night" : "day"}.avif`);
    });
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "day"));
  expect(await dawn()).toContain("dawn-wide-day.avif");
});

/** A Home that is come back to is small in any case; a first page only where it was not seen before the device was asked. */
async function goAwayAndBack(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await page.waitForURL(at("/about"));
  await page.getByRole("banner").getByRole("link", { name: "Mantra Mala" }).click();
  await page.waitForURL(at("/"));
}

/** Sum of all shifts of the layout since the page was opened. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<{ value: number }[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as unknown as { value: number }[]));
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve([]), 500);
    });
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

journey("whoever has chanted goes on from there, first and without a jump, on every device", async ({ page }) => {
  await visitByHand(page);
  await press(page, 13);
  const continuing = today(page).getByRole("link", { name: "Continue Om Namah Shivaya, bead 13" });
  for (const size of allSizes) {
    await page.setViewportSize(size);
    await visit(page, "/");
    await expect(continuing).toBeVisible();
    expect(await shiftsOf(page), `at ${size.width} × ${size.height} px`).toBeLessThan(0.05);
    // A Home that was painted before the device was asked keeps its picture, which is higher than a phone on its side.
    const isSmall = (await page.locator("html[data-practiced]").count()) > 0;
    if (isSmall || size.height > 400) expect(await lowerEdgeOf(continuing)).toBeLessThanOrEqual(size.height);
  }
  await goAwayAndBack(page);
  await atEachSize(page, allSizes, async () => {
    await expect(today(page)).toContainText("1 of the last 7 days");
    expect(await lowerEdgeOf(continuing)).toBeLessThanOrEqual(HEADER + 300);
    await expect(page.locator(".hero")).not.toHaveCSS("background-image", /dawn/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
  await continuing.click();
  await page.waitForURL(at(SUNG));
});

journey("whoever has taken a sankalpa sees its day, and the next one while the page stays open", async ({ page }) => {
  await page.clock.install();
  await visitByHand(page);
  await openVow(page);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await press(page, 1);
  await visit(page, "/");
  await expect(today(page)).toContainText("Day 1 of 40 · 0 of 1 mala today");
  await expect(today(page)).toContainText("1 of the last 7 days");
  await page.clock.fastForward("24:00:00");
  await expect(today(page)).toContainText("Day 2 of 40 · 0 of 1 mala today");
  await expect(today(page)).toContainText("1 of the last 7 days");
});

journey(
  "two vows of three, which ask after missed days, are shown without a jump, on every device",
  async ({ openPage }) => {
    const page = await openPage({ timezoneId: "UTC" });
    await page.addInitScript(() => {
      const sixDaysAgo = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
      const terms = {
        deityId: "shiva",
        malasPerDay: 1,
        restDays: [],
        weeklyRest: null,
        goesOnFrom: null,
        endedOn: null,
      };
      for (const [id, title, days] of [
        ["om-namah-shivaya", "Om Namah Shivaya", 40],
        ["maha-mrityunjaya", "Maha Mrityunjaya Mantra", 108],
        ["sri-rama-jaya-rama", "Sri Rama Jaya Rama", 1008],
      ] as const) {
        localStorage.setItem(
          `vow:${id}`,
          JSON.stringify({ ...terms, id, mantraId: id, title, days, firstDay: sixDaysAgo }),
        );
        localStorage.setItem(`vow-kept:${id}`, JSON.stringify({ [sixDaysAgo]: 1 }));
      }
      // Home then notes how many there are, and since when they ask.
      if (localStorage.getItem("practiced-here") === null) localStorage.setItem("practiced-here", "here");
    });
    await page.goto(at("/"));
    await expect(today(page).getByText(/went by without/)).toHaveCount(2);
    for (const size of allSizes) {
      await page.setViewportSize(size);
      await visit(page, "/");
      await expect(today(page).getByText(/went by without/)).toHaveCount(2);
      expect.soft(await shiftsOf(page), `at ${size.width} × ${size.height} px`).toBeLessThan(0.01);
    }
  },
);

journey("a signed-in person sees the days of other devices too", async ({ page }) => {
  await becomeMember(page);
  await chantEarlier(page, { daysAgo: 1 });
  await chantEarlier(page, { daysAgo: 3 });
  await page.goto(at("/"));
  await expect(today(page).getByRole("link", { name: "Chant Om Namah Shivaya" })).toBeVisible();
  await expect(today(page)).toContainText("2 of the last 7 days");
  await expect(avatar(page)).toBeVisible();
  await goAwayAndBack(page);
  await expect(page.locator(".hero")).not.toHaveCSS("background-image", /dawn/);
  await expect(today(page)).toContainText("2 of the last 7 days");
});

journey("each deity is shown by its picture and its name in Devanagari, two to a row on a phone", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Shiva शिव" })).toContainText("8 Mantras");
  const deities = page.locator("a[href^='/deity/']").filter({ hasText: /\d+ Mantras?$/ });
  expect(await deities.count()).toBeGreaterThanOrEqual(9);
  for (const deity of await deities.all()) {
    await expect(deity).toHaveAccessibleName(/[\u0900-\u097F]{2}/);
    await deity.scrollIntoViewIfNeeded();
    const widthOfPicture = () => deity.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOfPicture).toBeGreaterThan(0);
  }
  const [first, second] = [await boxOf(deities.nth(0)), await boxOf(deities.nth(1))];
  expect(second.y).toBeCloseTo(first.y, 0);
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
});

journey("a phone shows the collection in rows of one shape, wide screens in cards of one width", async ({ page }) => {
  await visit(page, "/mantras");
  const cards = page.locator(".collection-card");
  await atEachSize(page, [sizes.phone, sizes.tablet, sizes.desktop], async ({ width }) => {
    const boxes = await Promise.all((await cards.all()).map(boxOf));
    expect(Math.max(...boxes.map((box) => box.width)) - Math.min(...boxes.map((box) => box.width))).toBeLessThan(2);
    if (width < sizes.tablet.width) expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  });
});
