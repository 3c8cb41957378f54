import { expect, type Page } from "@playwright/test";
import { at, journey } from "./journey.ts";

/** Text of the failure panel after an unhandled rejection with this reason. */
const panelAfter = (page: Page, reason: unknown) =>
  page.evaluate((unfit) => {
    void Promise.reject(unfit);
    return document.querySelector(".failure")?.textContent;
  }, reason);

journey("an unhandled rejection before the app is hydrated is shown with its message", async ({ page, expected }) => {
  expected.push(/^thrown: /);
  await page.route(/about-screen.*\.js$/, () => {});
  await page.goto(at("/about"), { waitUntil: "commit" });
  await expect.poll(() => panelAfter(page, "The shelf is empty")).toContain("The shelf is empty");
  await expect.poll(() => panelAfter(page, {})).toContain("Unknown error - Promise rejection");
});
