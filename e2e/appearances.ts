import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { atEachSize, sizes, type Size } from "./journey.ts";

const appearances = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

/** A phone, and the same one with text of twice the size. */
export const phones: readonly [Size, Size] = [sizes.phone, { width: 195, height: 422 }];

/**
 * Expects on both phones that axe finds no violation by day, at night and in forced colors, and that nothing has to be
 * scrolled sideways.
 */
export const expectSoundOnPhones = (page: Page, state: string) =>
  atEachSize(page, phones, () => expectSound(page, state));

async function expectSound(page: Page, state: string) {
  for (const appearance of appearances) {
    const { colorScheme, forcedColors } = appearance;
    await page.emulateMedia(appearance);
    const isForced = forcedColors === "active";
    const said = isForced ? `${state}, in forced colors` : `${state}, ${colorScheme}`;
    expect(await violationsOf(page, { hasSystemColors: isForced }), said).toEqual([]);
    expect(await overflowOf(page), said).toBeLessThanOrEqual(0);
    if (isForced) expect(await iconsOfOtherColors(page), said).toEqual([]);
  }
}

/** Returns the names of the classes of icons that have not the color of the text beside them. */
const iconsOfOtherColors = (page: Page) =>
  page.locator(".icon:visible").evaluateAll((icons) =>
    icons
      .filter((icon) => icon.parentElement && getComputedStyle(icon).maskImage !== "none")
      .filter((icon) => getComputedStyle(icon).backgroundColor !== getComputedStyle(icon.parentElement ?? icon).color)
      .map(({ className }) => className),
  );
