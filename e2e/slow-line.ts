import type { Page } from "@playwright/test";
import { at } from "./journey.ts";

/** The address of the script that starts the app, as the page names it. */
export async function firstScriptOf(page: Page, path: string) {
  const html = await (await page.request.get(at(path))).text();
  const [, script] = /data-scripts="([^" ]+)/.exec(html) ?? [];
  if (!script) throw new Error(`${path} names no script`);
  return at(script);
}

/** Holds a script back until the result is called. */
export async function holdBack(page: Page, script: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A line so slow that somebody uses the page before its app has come. The app comes when the result is called. */
export async function openOnSlowLine(page: Page, path: string) {
  const arrive = await holdBack(page, await firstScriptOf(page, path));
  await page.goto(at(path));
  return arrive;
}
