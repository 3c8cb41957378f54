import type { Page } from "@playwright/test";

const BYTES_PER_SECOND = 400_000 / 8;

/**
 * Makes a page as slow as a cheap phone on a bad line: 400 kbit/s, a round trip of 400 ms, and a sixth of the
 * processor's speed.
 */
export async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}
