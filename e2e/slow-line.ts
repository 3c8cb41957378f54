import type { Page } from "@playwright/test";
import { at } from "./journey.ts";

/** A line so slow that somebody uses the page before its app has come. The app comes when the result is called. */
export async function openOnSlowLine(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(at(path));
  return resolve;
}
