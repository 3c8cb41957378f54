import { expect } from "@playwright/test";
import { overflowOf, violationsOf } from "./axe.ts";
import { at, journey, sizes, visit } from "./journey.ts";

const THOUSAND = "/hymns/vishnu-sahasranama";
const VERSE = "vishnu-sahasranama-90";

interface Section {
  id: string;
  name: string;
  first: string;
  verseCount: number;
}

/** Reads the sections of the hymn from its reply, because its file may divide it anew. */
async function readHymn(): Promise<{ verseCount: number; sections: Section[] }> {
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

    await page.goto(at(`${THOUSAND}#${VERSE}`));
    await expect(page.locator(`#${VERSE}`)).toBeInViewport();

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
