import type { Page } from "playwright-core";
import { expect } from "vitest";
import { at, journey, sizes } from "./journey.ts";

const pages = ["/", "/deity/shiva", "/chant/shiva/om-namah-shivaya", "/meditation", "/search?q=shiva", "/profile"];

/** Chromium's words for a script it may not run. */
const notRun = /^failed: .*\.js csp$/;

const options = { javaScriptEnabled: false, viewport: sizes.phone };

const saidOf = (page: Page) => page.locator(".without-script:visible").textContent();

journey.for(pages)("without JavaScript nothing at %s only seems to work", async (path, { openPage, expected }) => {
  expected.push(notRun);
  const page = await openPage(options);
  await page.goto(at(path));
  // The menu opens by itself, and a form with an address is sent by the browser.
  expect(await page.locator("button:visible:not([popovertarget], form[action] *)").count()).toBe(0);
  expect(await page.locator(":is(input, select):visible:not(form[action] *)").count()).toBe(0);
  expect(
    await page
      .getByText(/^Loading/)
      .and(page.locator(":visible"))
      .count(),
  ).toBe(0);
});

journey(
  "without JavaScript the recording of a mantra plays, and why there is no counter is said",
  async ({ openPage, expected }) => {
    expected.push(notRun);
    const page = await openPage(options);
    await page.goto(at("/chant/shiva/om-namah-shivaya"));
    expect(await page.locator("audio[controls]").isVisible()).toBe(true);
    expect(await saidOf(page)).toContain("so there is no counter");
  },
);

journey("without JavaScript signing in says that it needs it", async ({ openPage, expected }) => {
  expected.push(notRun);
  const page = await openPage(options);
  await page.goto(at("/auth"));
  expect(await saidOf(page)).toContain("signing in needs it");
  expect(await page.locator("main input:visible").count()).toBe(0);
});

journey("with JavaScript none of this is said", async ({ page }) => {
  await page.goto(at("/chant/shiva/om-namah-shivaya"));
  expect(await page.locator(".without-script").count()).toBe(0);
});
