import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, count, counter, pause, press, singFor, start, SUNG, untilFaded, visitByHand } from "./chant-steps.ts";
import { at, atEachSize, journey, lowSizes, sizes, visit, type Size } from "./journey.ts";
import { stopClock } from "./stopped-clock.ts";

const LONGEST = "/chant/saraswati/ya-kundendu";

const screens = [
  { width: 390, height: 844 },
  lowSizes.phone,
  lowSizes.smallPhone,
  lowSizes.phoneOnItsSide,
  lowSizes.smallPhoneOnItsSide,
] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name });

async function expectInSight(page: Page, live: Locator) {
  await expect(count(page)).toBeInViewport({ ratio: 1 });
  await expect(live).toBeInViewport({ ratio: 1 });
  const [number, round] = [await boxOf(count(page)), await boxOf(live)];
  expect(number.y + number.height < round.y || number.x + number.width < round.x).toBe(true);
}

for (const path of [SUNG, LONGEST]) {
  journey(`count and live button are in sight from Start to the end, ${path}`, async ({ openPage }) => {
    const page = await openPage({ viewport: screens[0] });
    await page.clock.install();
    // Whatever is said of a screen that may go dark.
    await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
    const rings: Record<string, Awaited<ReturnType<typeof boxOf>>> = {};
    /** The ring stands at one place, of the size that the specification names. */
    async function expectAtItsPlace({ width, height }: Size) {
      await page.evaluate(() => scrollTo(0, 0));
      const ring = await boxOf(page.locator(".mala"));
      const first = (rings[`${width} × ${height}`] ??= ring);
      expect(ring.width).toBe(width < 640 ? 220 : 280);
      for (const side of ["x", "y", "width", "height"] as const)
        expect(Math.abs(ring[side] - first[side])).toBeLessThan(1);
    }
    const seesEverywhere = (live: Locator) =>
      atEachSize(page, screens, async (size) => {
        await expectAtItsPlace(size);
        await expectInSight(page, live);
      });
    await visitByHand(page, path);
    await seesEverywhere(start(page));
    await start(page).click();
    await seesEverywhere(counter(page));
    await press(page, 3);
    await pause(page);
    await seesEverywhere(button(page, "Resume"));
    await button(page, "Resume").click();
    await press(page, 104);
    // The stillness lasts for six seconds, and is looked at for longer.
    await stopClock(page);
    await press(page, 1);
    await seesEverywhere(button(page, "Completed"));
    await page.clock.runFor(12_000);
    const next = button(page, "Begin next mala");
    await expect(next).toBeVisible();
    await atEachSize(page, screens, async (size) => {
      await expectAtItsPlace(size);
      await expectInSight(page, next);
      await expect(page.getByText(/^108 · /)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: "Sit for five minutes" })).toBeInViewport({ ratio: 1 });
    });
  });
}

journey("the bead counted last is larger than the others, on every phone", async ({ page }) => {
  await visitByHand(page, LONGEST);
  const phones = screens.slice(0, 4);
  await press(page, 3);
  const bead = (place: number) => page.locator(".gold circle").nth(place);
  await atEachSize(page, phones, async () => {
    await expect(bead(2)).toBeVisible();
    // With the glow, which is the stroke of each.
    await expect
      .poll(async () => (await boxOf(bead(2))).width / (await boxOf(bead(0))).width)
      .toBeGreaterThanOrEqual(1.25);
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  journey(`the pāda being sung is scrolled into its box, with motion ${reducedMotion}`, async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.smallPhone, reducedMotion });
    await visit(page, LONGEST);
    await start(page).click();
    const last = page.locator(".sanskrit span").last();
    const isSeen = () =>
      last.evaluate((line) => {
        const box = line.closest(".verse-space")?.getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return box !== undefined && top >= box.top && bottom <= box.bottom;
      });
    await expect(page.locator(".sanskrit [data-sung]")).toHaveCount(1);
    expect(await isSeen()).toBe(false);
    await page.locator("audio").evaluate((player: HTMLAudioElement) => (player.currentTime = 0.8 * player.duration));
    await expect(last).toHaveAttribute("data-sung");
    await expect.poll(isSeen).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectInSight(page, button(page, "Pause"));
  });
}

journey("a short verse is not faded on a low phone, as if there were more of it", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhone });
  await visitByHand(page);
  await press(page, 1);
  await expect(button(page, "More")).toBeVisible();
  await untilFaded(page);
  await expect(page.getByLabel("Verse")).not.toHaveAttribute("tabindex");
});

journey("a title of three lines stands clear of the header above it", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhone });
  await page.goto(at("/chant/navagraha/sham-shanaishcharaya"));
  const title = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const letters = document.createRange();
    letters.selectNodeContents(heading);
    return letters.getBoundingClientRect().toJSON() as DOMRect;
  });
  const header = await boxOf(page.locator(".site-header"));
  expect(title.height).toBeGreaterThan(50);
  expect(title.y - (header.y + header.height)).toBeGreaterThanOrEqual(4);
});

journey("whoever scrolls the verse by hand is left where they read", async ({ openPage }) => {
  const page = await openPage({ viewport: lowSizes.smallPhone, reducedMotion: "reduce" });
  await visit(page, LONGEST);
  await start(page).click();
  const box = page.getByLabel("Verse");
  await expect(box.locator(".sanskrit [data-sung]")).toHaveCount(1);
  // With its next repetition the verse is followed again, so this one must last as long as the journey.
  const player = page.locator("audio");
  await player.evaluate((audio: HTMLAudioElement) => (audio.playbackRate = 0.1));
  await box.hover();
  await page.mouse.wheel(0, 2000);
  const scrolled = () =>
    box.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop + clientHeight - scrollHeight);
  await expect.poll(scrolled).toBeGreaterThan(-2);
  await player.evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration / 2));
  await expect(page.locator(".sanskrit span").nth(2)).toHaveAttribute("data-sung");
  expect(await scrolled()).toBeGreaterThan(-2);
});

/** A verse, and where all of it can be read without scrolling. */
const readAtOnce = [
  [LONGEST, lowSizes.phoneOnItsSide, ".sanskrit span"],
  ["/chant/krishna/yada-yada", lowSizes.smallPhoneOnItsSide, ".verse span"],
  ["/chant/krishna/yada-yada", sizes.tablet, ".verse span"],
] as const;

for (const [path, viewport, lines] of readAtOnce) {
  const where = `at ${viewport.width} × ${viewport.height} px`;
  journey(`every line of ${path} is in sight in practice mode, ${where}`, async ({ openPage }) => {
    const page = await openPage({ viewport });
    await visitByHand(page, path);
    await press(page, 1);
    if (viewport === sizes.tablet) await page.keyboard.press("f");
    await expect(button(page, "More")).toBeVisible();
    await untilFaded(page);
    const last = await boxOf(page.locator(lines).filter({ visible: true }).last());
    const verse = await boxOf(page.getByLabel("Verse"));
    expect(last.y + last.height).toBeLessThanOrEqual(verse.y + verse.height);
  });
}

journey(
  "on a phone on its side a short verse stays in its place when a mala ends, nothing lies over the ring, and the words break between two of them",
  async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.phoneOnItsSide });
    await visitByHand(page);
    await press(page, 107);
    const before = await boxOf(page.locator(".sanskrit"));
    await press(page, 1);
    await expect(page.locator("[data-still]")).toBeVisible();
    expect(await boxOf(page.locator(".sanskrit"))).toEqual(before);
    await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
    const said = await boxOf(page.locator(".toast"));
    const ring = await boxOf(page.locator(".mala"));
    expect(said.x + said.width).toBeLessThanOrEqual(ring.x);
    const words = page.getByText(/^108 · /);
    await expect(words).toBeVisible({ timeout: 12_000 });
    // Without dots between them.
    expect(await words.innerText()).toMatch(/^108\n\d+ s\n1 mala today$/);
  },
);

journey("at twice the size no control of the counter is cut off", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 195, height: 422 } });
  await singFor(page, 5);
  await visitByHand(page);
  const cutOff = () =>
    page
      .locator(".chant button:visible, .chant a:visible, .chant input:visible, .chant select:visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((control) => control.outerHTML),
      );
  expect(await cutOff()).toEqual([]);
  await press(page, 1);
  await expect(button(page, "Pause")).toBeVisible();
  expect(await cutOff()).toEqual([]);
});
