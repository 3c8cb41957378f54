import type { Page } from "@playwright/test";
import { button } from "./journey.ts";

export const CHALISA = "/hymns/hanuman-chalisa";
export const CHALISA_VERSES = 43;
export const LINGASHTAKAM = "/hymns/lingashtakam";

/** The verse of a hymn that is heard. */
export const heard = (page: Page) => page.locator("li[aria-current=true]");

/** Lets a verse be heard. The row of its actions appears only after a touch. */
export async function listenTo(page: Page, verse: string) {
  await button(page, `${verse}: actions`).click();
  await button(page, `Listen to ${verse}`).click();
}

/** Returns the seconds of the recording that have been heard. */
export const timeOf = (page: Page) => page.locator("audio").evaluate((player: HTMLAudioElement) => player.currentTime);

/** Returns the texts that are marked under a name. */
export const highlighted = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => String(range)), name);
