import type { Page } from "@playwright/test";

/** Milliseconds by which a clock is set forward as it is stopped, because it cannot be stopped in its past. */
const AHEAD = 10_000;

/**
 * Stops the page's clock, which must have been installed before. From here on its time passes only in
 * `page.clock.runFor`.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}
