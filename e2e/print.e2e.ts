import { expect } from "@playwright/test";
import { CHALISA } from "./hymn-steps.ts";
import { at, journey, sizes, visit, button } from "./journey.ts";

journey("on paper a page is its text in dark letters, and a hymn has its meanings or not", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop, colorScheme: "dark" });
  await page.addInitScript(() => {
    window.print = () => document.body.append(`printed ${document.documentElement.dataset["print"]}`);
  });
  const pressed = page.locator("button, .button, input, nav, audio").filter({ visible: true });
  for (const path of [CHALISA, "/chant/shiva/om-namah-shivaya", "/deity/shiva", "/blog/the-sound-of-om", "/legal"]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(pressed, path).toHaveCount(0);
    expect(await page.locator("h1").evaluate((title) => getComputedStyle(title).color), path).toBe("rgb(0, 0, 0)");
  }
  await page.emulateMedia({ media: "screen" });
  await visit(page, CHALISA);
  await button(page, "Speed, repeat and print").click();
  await button(page, "Print the text").click();
  await expect(page.getByText("printed text")).toBeVisible();
  const verse = page.locator("#hanuman-chalisa-1");
  await page.emulateMedia({ media: "print" });
  await expect(verse.locator(".sanskrit")).toBeVisible();
  await expect(verse.locator(".transliteration").filter({ visible: true })).toHaveCount(1);
  await expect(verse.locator(".meaning")).toBeHidden();
  await expect(page.locator(".edition .source")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await button(page, "Print with meanings").click();
  await page.emulateMedia({ media: "print" });
  await expect(verse.locator(".meaning")).toBeVisible();
});

journey("a page that nobody has touched is laid out for paper, with JavaScript and without", async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage({ viewport: sizes.desktop, javaScriptEnabled });
    for (const path of [CHALISA, "/hymns/lalita-sahasranama", "/chant/shiva/om-namah-shivaya", "/deity/shiva"]) {
      await page.goto(at(path), { waitUntil: "load" });
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".skip, .back, main svg, main img").filter({ visible: true }), path).toHaveCount(0);
      const verse = page.locator(".hymn-verse, .mantra, .verse").first();
      expect(await verse.evaluate((element) => getComputedStyle(element).breakInside), path).toBe("avoid");
      // What the screen folds is whole, and nothing speaks of listening.
      const cut = await page
        .locator(".lead")
        .evaluateAll((leads) => leads.filter((lead) => lead.scrollHeight > lead.clientHeight + 1).length);
      expect(cut, path).toBe(0);
      await expect(page.getByText("There is no recording").filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    }
  }
});
