import { expect, type Page } from "@playwright/test";
import { at, journey, softly, visit, button } from "./journey.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { translatePage } from "./page-translation.ts";
import { endSitting, sitFor, withoutFilm } from "./sitting-steps.ts";

const clock = (page: Page) => page.getByRole("timer");

for (const isCareful of [true, false]) {
  const which = isCareful ? "keeps what is marked" : "heeds no marks";
  journey(`a translation that ${which} lets hymns, links and sittings be used`, async ({ page }) => {
    const translate = () => translatePage(page, { isCareful });
    await softly("the layout of a hymn is chosen, and its Sanskrit stays", () => chooseLayouts(page, translate));
    if (isCareful)
      await softly("its Sanskrit is not translated", () =>
        expect(page.locator(".hymn-verse .sanskrit font")).toHaveCount(0),
      );
    await softly("links lead from page to page, each with its own text", () => goFromPageToPage(page, translate));
    await softly("the clock of a sitting runs, and its end is said", () => sit(page, translate));
  });
}

async function chooseLayouts(page: Page, translate: () => Promise<void>) {
  await visit(page, "/hymns/lingashtakam");
  const verse = page.locator(".hymn-verse .sanskrit").first();
  const sanskrit = await verse.innerText();
  const layouts = page.locator(".hymn-layouts input");
  await layouts.nth(1).check({ force: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hymn-layout"))).not.toBeNull();
  await translate();
  for (const place of [2, 0, 1]) {
    await layouts.nth(place).check({ force: true });
    await expect(layouts.nth(place)).toBeChecked();
  }
  expect(await verse.innerText()).toBe(sanskrit);
}

async function goFromPageToPage(page: Page, translate: () => Promise<void>) {
  await visit(page, "/");
  await translate();
  for (const [link, title] of [
    [/^Shiva/, "Shiva Mantras"],
    [/Chant 108 Times/, "Om Namah Shivaya"],
  ] as const) {
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Shiva Mantras" })).toBeVisible();
  await page.goBack();
  await page.waitForURL(at("/"));
  await expect(page.getByRole("heading", { name: "Choose a Deity" })).toBeVisible();
}

async function sit(page: Page, translate: () => Promise<void>) {
  await withoutFilm(page);
  await page.clock.install();
  await visit(page, "/meditation");
  await button(page, "Start Meditation").click();
  await expect(clock(page)).toBeVisible();
  await translate();
  const first = await clock(page).innerText();
  await page.clock.runFor(20_000);
  await expect(clock(page)).not.toHaveText(first);
  await sitFor(page, 90_000);
  await endSitting(page);
  await expect(button(page, "Start Meditation")).toBeVisible();
}

/** Each page with the control that is pressed first, and what it leads to. */
const firstTouches = [
  { path: "/chant/shiva/om-namah-shivaya", name: "Start Chanting", answer: (page: Page) => button(page, "Pause") },
  { path: "/meditation", name: "Start Meditation", answer: clock },
  {
    path: "/hymns/lingashtakam",
    name: "Listen from the beginning",
    answer: (page: Page) => page.getByRole("button", { name: "Play recording", pressed: true }),
  },
];

for (const moment of ["after the app is loaded", "before the app is loaded"]) {
  journey(
    `a page translated ${moment} answers the first press on its main button, once`,
    async ({ page, expected }) => {
      expected.push(/Minified React error #418/);
      for (const { path, name, answer } of firstTouches)
        await softly(path, async () => {
          const loadApp = await openBeforeApp(page, path);
          if (moment.startsWith("after")) {
            loadApp();
            await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
          }
          await translatePage(page, { isCareful: true });
          await button(page, name).click();
          loadApp();
          await expect(answer(page)).toBeVisible();
          await page.unrouteAll({ behavior: "wait" });
        });
    },
  );
}
