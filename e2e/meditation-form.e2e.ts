import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { atEachSize, journey, lowSizes, sizes, softly, visit } from "./journey.ts";
import { endSitting, sitFor, withoutFilm } from "./sitting-steps.ts";
import { stopClock } from "./stopped-clock.ts";

const durations = (page: Page) => page.getByRole("group", { name: "Duration" });
const startBar = (page: Page) => page.locator(".start-bar");
const preview = (page: Page, sound: string) => page.getByRole("button", { name: `Listen to ${sound}` });
const stop = (page: Page, sound: string) => page.getByRole("button", { name: `Stop ${sound}` });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return { top: box.y, bottom: box.y + box.height };
}

journey("the form is whole above the Start bar, and can be read, on every screen", async ({ page }) => {
  const { phone, phoneOnItsSide, smallPhoneOnItsSide } = lowSizes;
  await visit(page, "/meditation");
  await softly("the sound, and where there is room the duration", () =>
    atEachSize(page, [...Object.values(lowSizes), sizes.phone, sizes.tablet, sizes.desktop], async (viewport) => {
      await page.evaluate(() => scrollTo(0, 0));
      const [sounds, choice, bar] = await Promise.all(
        [page.locator(".sounds"), durations(page), startBar(page)].map(boxOf),
      );
      expect(sounds?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
      if (viewport !== phone && viewport !== lowSizes.smallPhone)
        expect(choice?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
      expect(bar?.bottom).toBeCloseTo(viewport.height, 0);
    }),
  );
  await softly("what is scrolled to", () =>
    atEachSize(page, [phone, sizes.phone, phoneOnItsSide, smallPhoneOnItsSide], async () => {
      // Screen readers find the heading even where there is no room to show it.
      await expect(page.getByRole("heading", { name: "Settings", exact: true })).toHaveCount(1);
      const parts = [durations(page), page.locator(".visualization"), page.locator(".sound-card").last()];
      for (const part of [...parts, page.locator("footer")]) {
        await part.evaluate((element) => element.scrollIntoView({ block: "end" }));
        const [seen, bar] = await Promise.all([boxOf(part), boxOf(startBar(page))]);
        expect(seen.bottom).toBeLessThanOrEqual(bar.top + 1);
      }
    }),
  );
  await page.setViewportSize(sizes.tablet);
  const heading = await boxOf(page.getByRole("heading", { name: "Choose your sound" }));
  for (const sound of await page.locator(".sound-card").all())
    expect((await boxOf(sound)).top, "the sounds stand in one row below their heading").toBe(heading.bottom + 12);
  const widths = [768, 1000, 1024, 1280].map((width) => ({ width, height: 800 }));
  await softly("how to sit, in lines that are long enough to read", () =>
    atEachSize(page, widths, async () => {
      const columns = await page
        .locator(".sitting-guide dd")
        .evaluateAll((tips) => tips.map((tip) => tip.getBoundingClientRect().width));
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(30 * 16);
    }),
  );
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByText("Shape your sitting").click();
  expect(await violationsOf(page)).toEqual([]);
});

journey.describe("the duration", () => {
  journey("is whole, as is everything, with letters twice as large", async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.phone });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await visit(page, "/meditation");
    await page.getByRole("radio", { name: "10 min" }).focus();
    const [choice, bar] = await Promise.all([boxOf(page.locator(".preset").nth(1)), boxOf(startBar(page))]);
    expect(choice.bottom).toBeLessThanOrEqual(bar.top);
    const cutOff = await page.locator("form.meditation *").evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && !part.closest("svg, .waveform"))
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 || part.scrollWidth > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(cutOff).toEqual([]);
  });

  journey("of a link is the one that it names, before that of the last sitting, or ten minutes", async ({ page }) => {
    for (const [search, name] of [
      ["?minutes=5", "5 min"],
      ["?minutes=45", "45 min"],
      ["?minutes=121", "10 min"],
      ["?minutes=soon", "10 min"],
    ] as const) {
      await softly(search, async () => {
        await visit(page, `/meditation${search}`);
        await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
      });
    }
    await page.addInitScript(() => localStorage.setItem("sitting", JSON.stringify({ duration: "20", open: "on" })));
    await visit(page, "/meditation?minutes=7");
    await expect(page.getByLabel("Minutes, 1 to 120")).toHaveValue("7");
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(page.getByText("7 minutes with Om Chanting.", { exact: true })).toBeVisible();
  });
});

journey("minutes of one's own may be written in the digits of any script", async ({ page }) => {
  await withoutFilm(page);
  await visit(page, "/meditation");
  const own = page.getByLabel("Minutes, 1 to 120");
  for (const [written, sat] of [
    ["१२", "12 minutes"],
    ["১", "1 minute"],
    ["٤٥", "45 minutes"],
  ] as const) {
    await own.fill("");
    await own.pressSequentially(written);
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(page.getByText(`${sat} with Om Chanting.`, { exact: true })).toBeVisible();
    await endSitting(page);
  }
});

journey("each sound can be heard before it is chosen, one at a time", async ({ page }) => {
  await page.addInitScript(() => {
    const players: HTMLAudioElement[] = [];
    const { play } = HTMLAudioElement.prototype;
    HTMLAudioElement.prototype.play = function () {
      players.push(this);
      return play.call(this);
    };
    Object.assign(window, { players });
  });
  // Set on the window by the script above.
  const playing = () =>
    page.evaluate(() =>
      (window as unknown as { players: HTMLAudioElement[] }).players
        .filter(({ paused }) => !paused)
        .map(({ src }) => new URL(src).pathname),
    );
  await visit(page, "/meditation");
  await preview(page, "Relaxing Flute").click();
  await expect.poll(playing).toEqual(["/audio/relaxing-flute.mp3"]);
  expect(await violationsOf(page)).toEqual([]);
  await preview(page, "Hare Krishna").click();
  await expect.poll(playing).toEqual(["/audio/hare-krishna.mp3"]);
  await expect(preview(page, "Relaxing Flute")).toBeVisible();
  await stop(page, "Hare Krishna").click();
  await expect.poll(playing).toEqual([]);
  await expect(page.getByRole("radio", { name: /Om Chanting/ })).toBeChecked();
  await preview(page, "Om Chanting").click();
  await page.getByRole("button", { name: "Start Meditation" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect.poll(async () => (await playing()).filter((path) => path.includes("om-chant"))).toEqual([]);
});

journey("a guide gives words to sit with, and choices are kept under a name of one's own", async ({ page }) => {
  await withoutFilm(page);
  await page.clock.install();
  await visit(page, "/meditation");
  const guide = page.getByLabel("Guidance");
  await expect(guide).toHaveValue("");
  await guide.selectOption("Counting breaths");
  await page.getByText("5 min", { exact: true }).click();
  await page.getByText("Shape your sitting").click();

  const name = page.getByLabel("Name for these choices");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("Please write a name first.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Morning");
  await name.press("Enter");
  const morning = page.getByRole("button", { name: "Morning", exact: true });
  await expect(morning).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.evaluate(() => localStorage.removeItem("sitting"));
  await visit(page, "/meditation");
  await expect(page.getByRole("radio", { name: "10 min" })).toBeChecked();
  await page.getByText("Shape your sitting").click();
  await morning.click();
  await expect(page.getByRole("radio", { name: "5 min", exact: true })).toBeChecked();
  await expect(guide).toHaveValue("breath-counting");
  await page.getByRole("button", { name: "Remove Morning" }).click();
  await expect(morning).toHaveCount(0);
  await page.evaluate(() => {
    const twelve = Array.from({ length: 12 }, (_, place) => [`Sitting ${place}`, {}]);
    localStorage.setItem("own-sittings", JSON.stringify(Object.fromEntries(twelve)));
  });
  await name.fill("One more");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByText("12 sittings can be kept. Please remove one first.")).toBeVisible();
  await expect(name).toHaveValue("One more");

  // Its last sentence is said in the last half minute, and a sitting on a busy machine would be over by then.
  await stopClock(page);
  await page.getByRole("button", { name: "Start Meditation" }).click();
  const words = page.getByRole("status").filter({ hasText: /Sit upright and at ease\./ });
  await softly("on every screen, the words above the buttons", () =>
    atEachSize(page, [lowSizes.smallPhone, sizes.phone, sizes.desktop, lowSizes.phoneOnItsSide], async ({ height }) => {
      await page.mouse.move(50, 300);
      await page.mouse.move(70, 320);
      const [text, controls] = await Promise.all([boxOf(words), boxOf(page.locator(".controls"))]);
      expect(text.bottom).toBeLessThanOrEqual(controls.top);
      expect(controls.bottom).toBeLessThanOrEqual(height);
    }),
  );
  // Three sentences of half a minute each open a sitting of five.
  await sitFor(page, 95_000);
  await expect(page.getByText("Count each breath as it goes out", { exact: false })).toBeVisible();
  await sitFor(page, 190_000);
  await expect(page.getByText("Open the eyes when you are ready.")).toBeVisible();
});
