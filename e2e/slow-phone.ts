import type { Page } from "@playwright/test";

const BYTES_PER_SECOND = 400_000 / 8;

/** A cheap phone on a bad line: 400 kbit/s, 400 ms there and back, and a processor a sixth as fast. */
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
