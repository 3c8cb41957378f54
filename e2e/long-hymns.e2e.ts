import { expect } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { isPlaying } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { at, journey, sizes, visit } from "./journey.ts";

const THOUSAND = "/hymns/vishnu-sahasranama";
const VERSE = "vishnu-sahasranama-90";

interface Section {
  id: string;
  name: string;
  first: string;
  verseCount: number;
}

interface Divided {
  verseCount: number;
  sections: Section[];
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** Reads the sections of the hymn from its reply, because its file may divide it anew. */
async function readHymn(): Promise<Divided> {
  const reply = await fetch(at(`/api${THOUSAND}`));
  return reply.json();
}

journey(
  "a long hymn begins at once, grows to its whole text, and leads to each verse and each part",
  async ({ page }) => {
    const { verseCount, sections } = await readHymn();
    const verses = page.locator(".hymn-verse");
    await visit(page, THOUSAND);
    await expect(verses).toHaveCount(sections[0]?.verseCount ?? 0);
    await page.keyboard.press("Shift");
    await expect(verses).toHaveCount(verseCount);
    await expect(page.getByText("Next part")).toHaveCount(0);
    expect(await overflowOf(page)).toBe(0);

    await page.locator(`#${VERSE} .meaning`).click();
    await page.getByRole("link", { name: "Chant Verse 90", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Vishnu Sahasranama: Verse 90", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(verses).toHaveCount(verseCount);
    await expect(page.locator(`#${VERSE}`)).toBeInViewport();

    await page.goto("about:blank");
    await page.goto(at(`${THOUSAND}#${VERSE}`));
    await expect(verses).toHaveCount(verseCount);
    await expect(page.locator(`#${VERSE}`)).toBeInViewport();
    await page.getByRole("link", { name: "All hymns" }).click();
    await expect(page.getByRole("heading", { name: "Hymns", level: 1 })).toBeVisible();

    await page.goto(at(`/chant/vishnu/${VERSE}`));
    await page.getByRole("link", { name: "Back to Vishnu Sahasranama" }).click();
    await expect(page).toHaveURL(new RegExp(`${THOUSAND}/[a-z0-9-]+#${VERSE}$`));
    await expect(page.locator(`#${VERSE}`)).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "The whole hymn" }).click();
    await expect(page.getByRole("heading", { name: "Vishnu Sahasranama", level: 1 })).toBeVisible();
    await expect(page).toHaveURL(at(THOUSAND));
  },
);

journey(
  "a long hymn is found again where it was left, after a reload and from a page of another site",
  async ({ openPage }) => {
    const { verseCount } = await readHymn();
    const page = await openPage({ viewport: sizes.phone, hasTouch: true, isMobile: true });
    await visit(page, THOUSAND);
    await page.keyboard.press("Shift");
    await expect(page.locator(".hymn-verse")).toHaveCount(verseCount);
    const place = () => page.locator(`#${VERSE}`).evaluate((verse) => Math.round(verse.getBoundingClientRect().top));
    for (const [above, seen] of [
      [60, "vishnu-sahasranama-89"],
      [-90, VERSE],
    ] as const) {
      await page.locator(`#${VERSE}`).evaluate((verse, by) => {
        verse.scrollIntoView({ behavior: "instant" });
        scrollBy({ top: -by, behavior: "instant" });
      }, above);
      await expect.poll(() => page.evaluate(() => history.state?.leftVerse?.id)).toBe(seen);
      const left = await place();
      await page.reload();
      await expect(page.locator(".hymn-verse")).toHaveCount(verseCount);
      await expect.poll(place).toBe(left);
      await page.goto("about:blank");
      await page.goBack();
      await expect(page.locator(".hymn-verse")).toHaveCount(verseCount);
      await expect.poll(place).toBe(left);
    }
  },
);

journey(
  "a hymn that is only divided to be light grows to its whole text, and nothing on it moves",
  async ({ page }) => {
    const path = "/hymns/ramaraksha-stotra";
    const { verseCount, sections } = (await (await fetch(at(`/api${path}`))).json()) as Divided;
    expect(sections.length).toBeGreaterThan(1);
    const verses = page.locator(".hymn-verse");
    // The fonts come from the browser's cache then: letters that are exchanged late would move what stands below them.
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.addInitScript(countShifts);
    await visit(page, path);
    await expect(verses).toHaveCount(sections[0]?.verseCount ?? 0);
    await page.keyboard.press("Shift");
    await expect(verses).toHaveCount(verseCount);
    await expect(page.getByText("Next part")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Parts of the hymn" })).toHaveCount(0);
    await expect(page.locator(".section-name")).toHaveCount(0);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);

    await page.goto(at(`${path}#ramaraksha-stotra-38`));
    await expect(page.locator("#ramaraksha-stotra-38")).toBeInViewport();
  },
);

/** Adds up how far the page moves by itself, as the metric CLS does. */
function countShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    // Every entry of this type has a value, which TypeScript does not know.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

journey("a long hymn grows for a reader who has scrolled before the app was there", async ({ openPage }) => {
  const { verseCount } = await readHymn();
  // A mouse above the page would load the rest by itself.
  const page = await openPage({ viewport: sizes.phone, hasTouch: true, isMobile: true });
  const loadApp = await openBeforeApp(page, THOUSAND);
  await page.keyboard.press("End");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  loadApp();
  await expect(page.locator(".hymn-verse")).toHaveCount(verseCount);
});

journey("the page of a part offers this part, and plays it from its beginning, in both languages", async ({ page }) => {
  const [, , part] = (await readHymn()).sections;
  const path = `${THOUSAND}/${part?.id}`;
  for (const [address, name] of [
    [path, "Listen to this part"],
    [`/hi${path}`, "यह भाग सुनें"],
  ] as const) {
    await page.goto(at(address));
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("li[aria-current=true]")).toHaveAttribute("id", part?.first ?? "");
    await expect.poll(() => isPlaying(page)).toBe(true);
  }
  await page.goto(at(THOUSAND));
  await expect(page.getByRole("button", { name: "Listen from the beginning", exact: true })).toBeVisible();
});

journey("without JavaScript a hymn that is only divided to be light is read to its end", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: sizes.phone });
  await page.goto(at("/hymns/ramaraksha-stotra"));
  for (let part = 1; part < 3; part++) {
    const next = page.getByRole("link", { name: /^Next part: / });
    const path = (await next.getAttribute("href")) ?? "";
    await next.click();
    await expect(page).toHaveURL(at(path));
  }
  await expect(page.locator("#ramaraksha-stotra-38")).toBeVisible();
  await expect(page.getByText("Next part")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "The whole hymn" })).toBeVisible();
});

journey("without JavaScript a long hymn is read part after part, and each part prints", async ({ openPage }) => {
  const { sections } = await readHymn();
  const page = await openPage({ javaScriptEnabled: false, viewport: sizes.phone });
  await page.goto(at(THOUSAND));
  for (const [place, { id, name, verseCount }] of sections.entries()) {
    if (place > 0) await page.getByRole("link", { name: `Next part: ${name}` }).click();
    await expect(page.locator(".hymn-verse")).toHaveCount(verseCount);
    if (place === 0) continue;
    await expect(page).toHaveURL(at(`${THOUSAND}/${id}`));
    await expect(page).toHaveTitle(`Vishnu Sahasranama: ${name} · Mantra Mala`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at(`${THOUSAND}/${id}`));
    await expect(page.getByRole("navigation", { name: "Parts of the hymn" }).getByText(name)).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await expect(page.getByText("Next part")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".hymn-verse").last().locator(".sanskrit")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the hymn" })).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
});
