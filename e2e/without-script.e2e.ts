import { expect, type Page } from "@playwright/test";
import { at, journey, sizes } from "./journey.ts";

const pages = [
  "/",
  "/deity/shiva",
  "/chant/shiva/om-namah-shivaya",
  "/calendar",
  "/meditation",
  "/search?q=shiva",
  "/profile",
];

/** Chromium's words for a script it may not run. */
const notRun = /^failed: .*\.js csp$/;

const options = { javaScriptEnabled: false, viewport: sizes.phone };

const note = (page: Page) => page.locator(".without-script:visible");

for (const path of pages) {
  journey(`without JavaScript nothing at ${path} only seems to work`, async ({ openPage, expected }) => {
    expected.push(notRun);
    const page = await openPage(options);
    await page.goto(at(path));
    // The menu opens by itself, and a form with an address is sent by the browser.
    await expect(page.locator("button:visible:not([popovertarget], form[action] *)")).toHaveCount(0);
    await expect(page.locator(":is(input, select):visible:not(form[action] *)")).toHaveCount(0);
    await expect(page.getByText(/^Loading/).and(page.locator(":visible"))).toHaveCount(0);
  });
}

journey(
  "without JavaScript the recording of a mantra plays, and why there is no counter is said",
  async ({ openPage, expected }) => {
    expected.push(notRun);
    const page = await openPage(options);
    await page.goto(at("/chant/shiva/om-namah-shivaya"));
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(note(page)).toContainText("so there is no counter");
  },
);

journey("without JavaScript signing in says that it needs it", async ({ openPage, expected }) => {
  expected.push(notRun);
  const page = await openPage(options);
  await page.goto(at("/auth"));
  await expect(note(page)).toContainText("signing in needs it");
  await expect(page.locator("main input:visible")).toHaveCount(0);
});

journey("with JavaScript none of this is said", async ({ page }) => {
  await page.goto(at("/chant/shiva/om-namah-shivaya"));
  await expect(page.locator(".without-script")).toHaveCount(0);
});
