import { expect, type Page } from "@playwright/test";
import { at, journey } from "./journey.ts";

/** What the page says above itself after a promise was rejected with this, for nobody to catch. */
const toldAfter = (page: Page, reason: unknown) =>
  page.evaluate((unfit) => {
    void Promise.reject(unfit);
    return document.querySelector(".failure")?.textContent;
  }, reason);

journey("a promise that nobody caught before the app is there is told in its own words", async ({ page, expected }) => {
  expected.push(/^thrown: /);
  await page.route(/about-screen.*\.js$/, () => {});
  await page.goto(at("/about"), { waitUntil: "commit" });
  await expect.poll(() => toldAfter(page, "The shelf is empty")).toContain("The shelf is empty");
  await expect.poll(() => toldAfter(page, {})).toContain("Unknown error - Promise rejection");
});
