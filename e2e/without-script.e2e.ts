import { expect, type Page } from "@playwright/test";
import { at, journey, sizes, softly } from "./journey.ts";

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

journey(
  "without JavaScript no page only seems to work, and signing in says that it needs it",
  async ({ openPage, expected }) => {
    expected.push(notRun);
    const page = await openPage(options);
    for (const path of pages)
      await softly(path, async () => {
        await page.goto(at(path));
        // The menu opens by itself, and a form with an address is sent by the browser.
        await expect(page.locator("button:visible:not([popovertarget], form[action] *)")).toHaveCount(0);
        await expect(page.locator(":is(input, select):visible:not(form[action] *)")).toHaveCount(0);
        await expect(page.getByText(/^Loading/).and(page.locator(":visible"))).toHaveCount(0);
      });
    await page.goto(at("/auth"));
    await expect(note(page)).toContainText("signing in needs it");
    await expect(page.locator("main input:visible")).toHaveCount(0);
  },
);

journey(
  "without JavaScript the recording of a mantra plays, and its beads are counted by links",
  async ({ openPage, expected }) => {
    expected.push(notRun);
    const page = await openPage(options);
    await page.goto(at("/chant/shiva/om-namah-shivaya"));
    await expect(page.locator("audio[controls]")).toBeVisible();
    await expect(note(page)).toContainText("so beads are counted by links");
    await page.getByRole("link", { name: "Count by links" }).click();
    await expect(page).toHaveURL(at("/count/shiva/om-namah-shivaya"));
    const bead = page.locator(".linked-beads > a:visible");
    await expect(bead).toHaveText("Begin");
    await bead.click();
    await expect(bead).toHaveText("1 of 108");
    // The page has all its styles only then.
    await page.waitForLoadState();
    const place = await bead.boundingBox();
    for (const count of [2, 3, 4]) {
      await bead.click();
      await expect(bead).toHaveText(`${count} of 108`);
    }
    expect(await bead.boundingBox()).toEqual(place);
    await page.goBack();
    await page.reload();
    await expect(bead).toHaveText("3 of 108");
    const leadTo = await page
      .locator(".linked-beads > a[id]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(leadTo).toEqual([...Array.from({ length: 107 }, (_, place) => `#bead-${place + 2}`), "#bead-0", "#bead-1"]);
    await page.goto(at("/count/shiva/om-namah-shivaya#bead-107"));
    await bead.click();
    await expect(bead).toHaveText("108 CompletedBegin next mala");
    await bead.click();
    await expect(bead).toHaveText("Begin");
  },
);

journey("with JavaScript none of this is said", async ({ page }) => {
  await page.goto(at("/chant/shiva/om-namah-shivaya"));
  await expect(page.locator(".without-script")).toHaveCount(0);
});
