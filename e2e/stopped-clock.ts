import type { Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";

/** Milliseconds by which a clock is set forward as it is stopped, because it cannot be stopped in its past. */
const AHEAD = 10_000;

/**
 * Stops the page's clock, which must have been installed before. From here on its time passes only in
 * `page.clock.runFor`.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/** Returns the violations that axe finds while the clock stands, except for the few milliseconds that axe waits for. */
export async function violationsAtStandstill(page: Page) {
  const looking = violationsOf(page);
  const found = new AbortController();
  void looking.finally(() => found.abort()).catch(() => {});
  while (!found.signal.aborted) await page.clock.runFor(1);
  return looking;
}
