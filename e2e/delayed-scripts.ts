import type { Page } from "@playwright/test";
import { at } from "./journey.ts";

/** Returns the URL of the script that the page names first. */
export async function firstScriptOf(page: Page, path: string) {
  const html = await (await page.request.get(at(path))).text();
  const [, script] = /data-scripts="([^" ]+)/.exec(html) ?? [];
  if (!script) throw new Error(`${path} names no script`);
  return at(script);
}

/** Delays a script until the returned function is called. */
export async function delayScript(page: Page, script: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose app is loaded only when the returned function is called. */
export async function openBeforeApp(page: Page, path: string) {
  const loadApp = await delayScript(page, await firstScriptOf(page, path));
  await page.goto(at(path));
  return loadApp;
}
