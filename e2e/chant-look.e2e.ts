import { expect } from "@playwright/test";
import { counter, pause, press, showControls, start, SUNG, untilFaded, visitByHand } from "./chant-steps.ts";
import { atEachSize, journey, lowSizes, sizes, type Size, button } from "./journey.ts";
import { expectNothingOverlaps } from "./overlap.ts";
import { stopClock } from "./stopped-clock.ts";

/** Screens where a mala is always in practice mode, and those where it is chosen. */
const screens: Record<string, readonly [Size, ...Size[]]> = {
  "small screens": [
    sizes.phone,
    lowSizes.phone,
    lowSizes.smallPhone,
    lowSizes.phoneOnItsSide,
    lowSizes.smallPhoneOnItsSide,
  ],
  "large screens": [sizes.tablet, sizes.desktop],
};

for (const [name, viewports] of Object.entries(screens)) {
  for (const path of [SUNG, "/chant/saraswati/ya-kundendu"]) {
    journey(`nothing lies over anything else in any state of a mala, on ${name}, ${path}`, async ({ openPage }) => {
      const page = await openPage({ viewport: viewports[0] });
      await page.clock.install();
      // Whatever is said of a screen that may go dark.
      await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
      const expectTidy = (state: string) =>
        atEachSize(page, viewports, async () => {
          await untilFaded(page);
          await expectNothingOverlaps(page, state, { within: ".chant", round: ".mala" });
        });
      await visitByHand(page, path);
      await expectTidy("before");
      await start(page).click();
      await press(page, 27);
      if (name === "large screens") await page.keyboard.press("f");
      await atEachSize(page, viewports, async () => {
        await expect(button(page, "More")).toBeVisible();
        await expect(page.getByText("This device may turn its screen off.")).toBeVisible();
      });
      await expectTidy("practice mode");
      await showControls(page);
      await expectTidy("sheet");
      await button(page, "Close").click();
      await pause(page);
      await expectTidy("paused");
      await button(page, "Resume").click();
      await untilFaded(page);
      await press(page, 80);
      // The stillness lasts for six seconds, and is looked at for longer.
      await stopClock(page);
      await press(page, 1);
      await expect(page.locator("[data-still]")).toBeVisible();
      await expectTidy("stillness");
      await expect(page.locator("[data-still]")).toBeVisible();
      await page.clock.runFor(12_000);
      await expect(button(page, "Begin next mala")).toBeVisible();
      await expect(counter(page)).toBeDisabled();
      await expectTidy("complete");
    });
  }
}

journey("the guide to the sounds has several words in a line on small phones", async ({ page }) => {
  await visitByHand(page, "/chant/krishna/yada-yada");
  await atEachSize(page, [lowSizes.smallPhone, lowSizes.smallPhoneOnItsSide], async () => {
    const narrow = await page.locator(".guide dd").evaluateAll((hints) =>
      hints.flatMap((hint) => {
        const text = new Range();
        text.selectNodeContents(hint);
        const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
        const words = hint.textContent.split(" ").length;
        return words > 5 && words / lines < 2.5 ? [hint.textContent] : [];
      }),
    );
    expect(narrow).toEqual([]);
  });
});
