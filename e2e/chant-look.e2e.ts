import { expect, type Page } from "@playwright/test";
import { counter, pause, press, showControls, start, SUNG, untilFaded, visitByHand } from "./chant-steps.ts";
import { journey, lowSizes, sizes } from "./journey.ts";
import { expectNothingOverlaps } from "./overlap.ts";

const screens = [
  sizes.phone,
  lowSizes.phone,
  lowSizes.smallPhone,
  lowSizes.phoneOnItsSide,
  lowSizes.smallPhoneOnItsSide,
  sizes.tablet,
  sizes.desktop,
];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const viewport of screens) {
  for (const path of [SUNG, "/chant/saraswati/ya-kundendu"]) {
    const where = `at ${viewport.width} × ${viewport.height} px, ${path}`;

    journey(`nothing lies over anything else in any state of a mala, ${where}`, async ({ openPage }) => {
      const page = await openPage({ viewport });
      // Whatever is said of a screen that may go dark.
      await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
      const expectTidy = (state: string) => expectNothingOverlaps(page, state, { within: ".chant", round: ".mala" });
      await visitByHand(page, path);
      await expectTidy("before");
      await start(page).click();
      await press(page, 27);
      if (!(await button(page, "More").isVisible())) await page.keyboard.press("f");
      await expect(button(page, "More")).toBeVisible();
      await expect(page.getByText("This device may turn its screen off.")).toBeVisible();
      await untilFaded(page);
      await expectTidy("practice mode");
      await showControls(page);
      await expectTidy("sheet");
      await button(page, "Close").click();
      await pause(page);
      await expectTidy("paused");
      await button(page, "Resume").click();
      await untilFaded(page);
      await press(page, 81);
      await expect(page.locator("[data-still]")).toBeVisible();
      await expectTidy("stillness");
      await expect(button(page, "Begin next mala")).toBeVisible({ timeout: 12_000 });
      await expect(counter(page)).toBeDisabled();
      await expectTidy("complete");
    });
  }
}

for (const viewport of [lowSizes.smallPhone, lowSizes.smallPhoneOnItsSide]) {
  const where = `at ${viewport.width} × ${viewport.height} px`;

  journey(`the guide to the sounds has several words in a line, ${where}`, async ({ openPage }) => {
    const page = await openPage({ viewport });
    await visitByHand(page, "/chant/krishna/yada-yada");
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
}
