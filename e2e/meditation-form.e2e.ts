import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { atEachSize, journey, lowSizes, sizes, softly, visit } from "./journey.ts";
import { endSitting } from "./sitting-steps.ts";

const durations = (page: Page) => page.getByRole("group", { name: "Duration" });
const startBar = (page: Page) => page.locator(".start-bar");
const preview = (page: Page, sound: string) => page.getByRole("button", { name: `Listen to ${sound}` });
const stop = (page: Page, sound: string) => page.getByRole("button", { name: `Stop ${sound}` });

async function boxOf(page: Page, part: "durations" | "bar") {
  const box = await (part === "bar" ? startBar(page) : durations(page)).boundingBox();
  if (!box) throw new Error(`There is no place for the ${part}`);
  return { top: box.y, bottom: box.y + box.height };
}

journey.describe("the duration", () => {
  journey("stands whole above the Start bar on every screen", async ({ page }) => {
    await visit(page, "/meditation");
    await atEachSize(
      page,
      [...Object.values(lowSizes), sizes.phone, sizes.tablet, sizes.desktop],
      async ({ height }) => {
        await page.evaluate(() => scrollTo(0, 0));
        const [choice, bar] = await Promise.all([boxOf(page, "durations"), boxOf(page, "bar")]);
        expect(choice.bottom).toBeLessThanOrEqual(bar.top);
        expect(bar.bottom).toBeCloseTo(height, 0);
      },
    );
  });

  journey("nothing that is scrolled to is half hidden by the Start bar of a phone", async ({ page }) => {
    await visit(page, "/meditation");
    await atEachSize(page, [lowSizes.phone, sizes.phone, lowSizes.phoneOnItsSide], async () => {
      // Also where it has no room for the eyes
      await expect(page.getByRole("heading", { name: "Settings", exact: true })).toHaveCount(1);
      for (const part of [page.locator(".visualization"), page.locator(".sound-card").last(), page.locator("footer")]) {
        await part.evaluate((element) => element.scrollIntoView({ block: "end" }));
        const [seen, bar] = await Promise.all([part.boundingBox(), boxOf(page, "bar")]);
        expect((seen?.y ?? Infinity) + (seen?.height ?? 0)).toBeLessThanOrEqual(bar.top + 1);
      }
    });
  });

  journey("is whole, as is everything, with letters twice as large", async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.phone });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await visit(page, "/meditation");
    await page.getByRole("radio", { name: "10 min" }).focus();
    const [choice, bar] = await Promise.all([page.locator(".preset").nth(1).boundingBox(), boxOf(page, "bar")]);
    expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThanOrEqual(bar.top);
    const cutOff = await page.locator("form.meditation *").evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && !part.closest("svg, .waveform"))
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 || part.scrollWidth > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(cutOff).toEqual([]);
  });

  journey("of a link to /meditation is the one that it names, or ten minutes", async ({ page }) => {
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
  });

  journey("of a link goes before the one of the last sitting, and may be none of the usual", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("sitting", JSON.stringify({ duration: "20", open: "on" })));
    await visit(page, "/meditation?minutes=7");
    await expect(page.getByLabel("Minutes, 1 to 120")).toHaveValue("7");
    await page.getByRole("button", { name: "Start Meditation" }).click();
    await expect(page.getByText("7 minutes with Om Chanting.", { exact: true })).toBeVisible();
  });
});

journey("minutes of one's own may be written in the digits of any script", async ({ page }) => {
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

journey("axe objects to nothing on the form at night", async ({ openPage }) => {
  const page = await openPage({ colorScheme: "dark" });
  await visit(page, "/meditation");
  await page.getByText("Shape your sitting").click();
  expect(await violationsOf(page)).toEqual([]);
});

journey("how to sit is explained in lines that are long enough to read", async ({ page }) => {
  await visit(page, "/meditation");
  const viewports = [768, 1000, 1024, 1280].map((width) => ({ width, height: 800 }));
  await atEachSize(page, viewports, async () => {
    const columns = await page
      .locator(".sitting-guide dd")
      .evaluateAll((tips) => tips.map((tip) => tip.getBoundingClientRect().width));
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(30 * 16);
  });
});
