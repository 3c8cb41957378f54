import type { Page } from "@playwright/test";

/** Grants one permission to the page's context until that is closed. The others stay as they are. */
export async function grantPermission(page: Page, name: "screen-wake-lock") {
  const browser = await page.context().newCDPSession(page);
  const { browserContextId } = (await browser.send("Target.getTargetInfo")).targetInfo;
  await browser.send("Browser.setPermission", {
    permission: { name },
    setting: "granted",
    ...(browserContextId && { browserContextId }),
  });
}
