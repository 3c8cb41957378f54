import { expect } from "@playwright/test";

import { boxOf } from "./chant-steps.ts";
import { at, atEachSize, journey, lowSizes, sizes, visit } from "./journey.ts";

journey("the index of a deity's page leads to each of its mantras", async ({ page }) => {
  await visit(page, "/deity/shiva");
  const index = page.getByRole("navigation", { name: "Mantras of Shiva" });
  const titles = await page.locator(".mantra h2").allTextContents();
  expect(await index.getByRole("link").allTextContents()).toEqual(titles);
  await index.getByRole("link", { name: "Karpura Gauram" }).click();
  await expect(page.getByRole("heading", { name: "Karpura Gauram" })).toBeInViewport();
});

journey("the index is a row of chips on a phone, and a list at the side of a wide screen", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone });
  await visit(page, "/deity/shiva");
  const index = page.getByRole("navigation", { name: "Mantras of Shiva" });
  const mantras = page.locator(".mantras");
  const chips = [await boxOf(index.getByRole("link").nth(0)), await boxOf(index.getByRole("link").nth(1))];
  expect(chips[1]?.y).toBe(chips[0]?.y);
  expect((await boxOf(index)).y).toBeLessThan((await boxOf(mantras)).y);
  await page.setViewportSize(sizes.desktop);
  const links = [await boxOf(index.getByRole("link").nth(0)), await boxOf(index.getByRole("link").nth(1))];
  expect(links[1]?.x).toBe(links[0]?.x);
  const [list, texts] = [await boxOf(index), await boxOf(mantras)];
  expect(list.x + list.width <= texts.x || texts.x + texts.width <= list.x).toBe(true);
});

journey("the index stays in sight of whoever reads on, and covers no advertisement below it", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop });
  await visit(page, "/deity/shiva");
  const index = page.getByRole("navigation", { name: "Mantras of Shiva" });
  for (const title of ["Rudra Gayatri", "Karpura Gauram"]) {
    await index.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(index).toBeInViewport({ ratio: 1 });
    const [list, ad] = [await boxOf(index), await boxOf(page.locator("[data-slot=deity-side]"))];
    expect(ad.y).toBeGreaterThanOrEqual(list.y + list.height);
  }
});

journey("on a phone on its side the name of a deity is in sight beside its picture", async ({ page }) => {
  await visit(page, "/deity/shiva");
  await atEachSize(page, [lowSizes.phoneOnItsSide, lowSizes.smallPhoneOnItsSide], async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".portrait")).toBeInViewport({ ratio: 1 });
  });
});

journey("a deity's page leads to the whole hymns to it, and each of them back", async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ viewport: sizes.phone, javaScriptEnabled });
    await page.goto(at("/deity/hanuman"));
    await expect(page.getByText("Hymns to Hanuman")).toBeVisible();
    await page.getByRole("link", { name: "Hanuman Chalisa", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hanuman Chalisa" })).toBeVisible();
    await page.getByRole("link", { name: "Mantras of Hanuman" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hanuman Mantras" })).toBeVisible();
  }
});

journey("a deity without a whole hymn speaks of none", async ({ page }) => {
  await visit(page, "/deity/saraswati");
  await expect(page.getByText(/^Hymns to/)).toHaveCount(0);
});

journey("links to chant a mantra say which", async ({ page }) => {
  await visit(page, "/deity/shiva");
  const names = page.getByRole("link", { name: /^Chant 108 Times: \S/ });
  await expect(names).toHaveCount(7);
  await page.getByRole("link", { name: "Chant 108 Times: Ishana Sarvavidyanam" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ishana Sarvavidyanam" })).toBeVisible();
});

journey("an introduction has four lines until more of it is wanted", async ({ page }) => {
  await visit(page, "/deity/shiva");
  const text = page.locator(".deity .lead");
  const isCut = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(await isCut()).toBe(true);
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBeCloseTo(4, 1);
  // Only a clamped text ends with "…".
  await expect(text).toHaveCSS("-webkit-line-clamp", "4");
  await page.getByRole("button", { name: "More" }).click();
  expect(await isCut()).toBe(false);
  await page.getByRole("button", { name: "Less" }).click();
  expect(await isCut()).toBe(true);
});

journey("no word of a transliteration is broken on a phone", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.phone });
  await visit(page, "/deity/saraswati");
  const broken = await page.locator(".transliteration span").evaluateAll((lines) =>
    lines.flatMap((line) => {
      const text = line.firstChild;
      if (!text) return [];
      return [...line.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

journey("benefits unfold, with a script or without", async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ viewport: sizes.phone, javaScriptEnabled });
    await page.goto(at("/deity/shiva"));
    const benefits = page.locator(".mantra details").first();
    await expect(benefits.getByRole("listitem").first()).toBeHidden();
    await benefits.locator("summary").click();
    await expect(benefits.getByRole("listitem").first()).toBeVisible();
  }
});

journey("the navigation marks the section of a deity and of its mantras", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop });
  for (const path of ["/deity/shiva", "/chant/shiva/om-namah-shivaya"]) {
    await visit(page, path);
    await expect(page.locator("#main-menu [aria-current]")).toHaveText("Mantras");
  }
});
