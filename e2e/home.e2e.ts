import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { boxOf, count, isPlaying, pause, pauseButton, press, start, SUNG, visitByHand } from "./chant-steps.ts";
import { at, atEachSize, journey, lowSizes, sizes, visit, type Size } from "./journey.ts";
import { avatar, becomeMember, chantEarlier } from "./person.ts";

const today = (page: Page) => page.getByRole("region", { name: "Today" });
const heightOf = async (page: Page) => (await today(page).boundingBox())?.height;

const beginning = (page: Page) => today(page).getByRole("link", { name: "Begin your first mala" });

journey("a first visitor's first mala begins with one press, and once only", async ({ page }) => {
  await visit(page, "/");
  await expect(today(page)).toContainText("New here?");
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

journey("whoever has chanted goes on from there, in the same space, on every device", async ({ page }) => {
  await visit(page, "/");
  const viewports = Object.values(sizes);
  const heights = new Map<Size, number | undefined>();
  await atEachSize(page, viewports, async (viewport) => void heights.set(viewport, await heightOf(page)));
  await visitByHand(page);
  await press(page, 13);
  await visit(page, "/");
  const continuing = today(page).getByRole("link", { name: "Continue Om Namah Shivaya, bead 13" });
  await atEachSize(page, viewports, async (viewport) => {
    await expect(continuing).toBeVisible();
    await expect(today(page)).toContainText("1 of the last 7 days");
    expect(await heightOf(page)).toBe(heights.get(viewport));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
  await continuing.click();
  await page.waitForURL(at(SUNG));
});

journey("whoever has taken a sankalpa sees its day, and the next one while the page stays open", async ({ page }) => {
  await page.clock.install();
  await visitByHand(page);
  await page.getByRole("button", { name: "Take a sankalpa" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await press(page, 1);
  await visit(page, "/");
  await expect(today(page)).toContainText("Sankalpa: day 1 of 40, 0 of 1 mala today.");
  await expect(today(page)).toContainText("1 of the last 7 days");
  await page.clock.fastForward("24:00:00");
  await expect(today(page)).toContainText("Sankalpa: day 2 of 40, 0 of 1 mala today.");
  await expect(today(page)).toContainText("1 of the last 7 days");
});

journey("a signed-in person sees the days of other devices too", async ({ page }) => {
  await becomeMember(page);
  await chantEarlier(page, { daysAgo: 1 });
  await chantEarlier(page, { daysAgo: 3 });
  await page.goto(at("/"));
  await expect(today(page).getByRole("link", { name: "Chant Om Namah Shivaya" })).toBeVisible();
  await expect(today(page)).toContainText("2 of the last 7 days");
  await expect(avatar(page)).toBeVisible();
});

journey("each deity is shown by its picture and its name in Devanagari", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Shiva शिव" })).toContainText("7 Mantras");
  const deities = page.locator("a[href^='/deity/']").filter({ hasText: /\d+ Mantras?$/ });
  expect(await deities.count()).toBeGreaterThanOrEqual(9);
  for (const deity of await deities.all()) {
    await expect(deity).toHaveAccessibleName(/[\u0900-\u097F]{2}/);
    await deity.scrollIntoViewIfNeeded();
    const widthOfPicture = () => deity.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOfPicture).toBeGreaterThan(0);
  }
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

journey("the sun rises beside the words, on phones on their side and larger screens", async ({ page }) => {
  await visit(page, "/");
  const viewports = [lowSizes.smallPhoneOnItsSide, lowSizes.phoneOnItsSide, sizes.tablet, sizes.desktop];
  await atEachSize(page, viewports, async () => {
    const button = await boxOf(page.getByRole("link", { name: "Start Meditating" }).first());
    const sentence = await page.getByText("one bead at a time").evaluate((element) => {
      const text = new Range();
      text.selectNodeContents(element);
      const { x, y, width, height } = text.getBoundingClientRect();
      return { x, y, width, height };
    });
    const ring = await page.locator(".sunrise .mandala").evaluate((mandala) => {
      const { x, y } = mandala.getBoundingClientRect();
      const radius = Number.parseFloat(getComputedStyle(mandala, "::before").width) / 2;
      return { x, y, radius };
    });
    expect(button.y).toBeGreaterThan(ring.y - ring.radius);
    for (const words of [sentence, button]) {
      const [right, bottom] = [words.x + words.width, words.y + words.height];
      expect(Math.hypot(ring.x - right, ring.y - bottom)).toBeGreaterThan(ring.radius);
    }
  });
});
