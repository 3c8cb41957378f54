import { expect, type Page } from "@playwright/test";
import { strangeTextsOf } from "../src/server/pages/test-texts.ts";
import { at } from "./journey.ts";

/** Opens a page in Hindi, given by its path without the prefix, and waits until it is hydrated and nobody is signed in. */
export async function visitInHindi(page: Page, path: string) {
  await page.goto(at(path === "/" ? "/hi" : `/hi${path}`));
  await expect(page.getByRole("link", { name: "साइन इन करें" }).first()).toBeVisible();
}

/** Expects that nothing on the page is in English, shown or read out. */
export const expectOnlyHindi = async (page: Page, state: string) =>
  expect(strangeTextsOf(await page.content(), "hi"), state).toEqual([]);

export const seeHindiToast = (page: Page, title: string, description: string) =>
  expect(
    page
      .locator(".toast")
      .filter({ has: page.getByText(title, { exact: true }) })
      .filter({ has: page.getByText(description, { exact: true }) }),
  ).toBeVisible();
