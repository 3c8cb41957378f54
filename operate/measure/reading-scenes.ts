import { expect, type Page } from "@playwright/test";
import { SUNG } from "../../e2e/chant-steps.ts";
import { visit } from "../../e2e/journey.ts";
import type { Scene } from "./scene.ts";

const CHALISA = "/hymns/hanuman-chalisa";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const open = (path: string) => (page: Page) => visit(page, path);

const openTab = (name: string) => async (page: Page) => {
  await visit(page, SUNG);
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
};

/** The scenes of screens that people read or look things up on. */
export const readingScenes: readonly Scene[] = [
  { name: "blog", states: { list: open("/blog"), post: open("/blog/the-sound-of-om"), reading: openReading } },
  {
    name: "hymns",
    states: {
      list: open("/hymns"),
      hymn: open(CHALISA),
      middle: readOn,
      touched: touchVerse,
      playing: playHymn,
      verse: open("/verse/hanuman/hanuman-chalisa-12"),
    },
  },
  {
    name: "search",
    states: { asked: open("/search"), found: open("/search?q=bhur+bhuvah"), nothing: open("/search?q=zzzqx") },
  },
  { name: "learn", states: { begun: openTab("Learn"), words: showWords, about: openTab("About this text") } },
  { name: "calendar", states: { month: open("/calendar"), sheet: (page) => button(page, "Place and months").click() } },
];

async function showWords(page: Page) {
  await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: "Lines" }).click();
  await page.locator(".verse .sanskrit").getByText("नमः").click();
  await expect(page.getByRole("region", { name: "The word you chose" })).toBeVisible();
}

async function readOn(page: Page) {
  await page.locator("#hanuman-chalisa-12").scrollIntoViewIfNeeded();
}

async function touchVerse(page: Page) {
  await button(page, "Verse 12: actions").click();
  await expect(button(page, "Repeat Verse 12")).toBeVisible();
}

async function openReading(page: Page) {
  await button(page, "Text size and typeface").click();
  await expect(page.getByRole("radio", { name: "Large", exact: true })).toBeVisible();
}

async function playHymn(page: Page) {
  await button(page, /^(Listen from the beginning|Continue at)/).click();
  await page.waitForTimeout(2000);
}
