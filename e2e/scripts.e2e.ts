import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { pause, start } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { at, journey, sizes, visit } from "./journey.ts";

const SUNG = "/chant/shiva/om-namah-shivaya";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Text and letters" });

async function choose(page: Page, script: string) {
  await page.getByRole("banner").getByRole("button", { name: "Text and letters" }).click();
  await sheet(page).getByLabel("Sanskrit script").selectOption(script);
}

const chosenBefore = (page: Page, script: string) =>
  page.addInitScript((code) => (localStorage["script"] ??= code), script);

journey("the Sanskrit is read in the script that was chosen, everywhere and from then on", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, SUNG);
  const verse = page.locator(".verse .sanskrit").first();
  await expect(verse).toHaveText("ॐ नमः शिवाय");
  const font = page.waitForResponse(/noto-sans-telugu/);
  await choose(page, "Telu");
  await expect(verse).toHaveText("ఓం నమః శివాయ");
  await expect(verse).toHaveAttribute("lang", "sa-Telu");
  expect((await font).ok()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await sheet(page).getByRole("button", { name: "Done" }).click();

  // The same document goes on to pages with cards, names and titles.
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.locator(".deity-grid [data-deity=shiva] h3")).toContainText("శివ");
  await page.getByRole("banner").getByRole("link", { name: "Hymns" }).click();
  await expect(page.locator(".title-in-script").first()).toHaveAttribute("lang", /-Telu$/);

  // A new document is written before it is hydrated, and never shows another script.
  const loadApp = await openBeforeApp(page, SUNG);
  await expect(verse).toBeHidden();
  loadApp();
  await expect(verse).toHaveText("ఓం నమః శివాయ");
  await expect(verse).toBeVisible();

  await choose(page, "Deva");
  await expect(verse).toHaveText("ॐ नमः शिवाय");
  await page.reload();
  await expect(verse).toHaveAttribute("lang", "sa-Deva");
});

journey("the syllable that is sung lights up in another script as well", async ({ page }) => {
  await chosenBefore(page, "Beng");
  await visit(page, SUNG);
  await expect(page.locator(".verse .sanskrit")).toHaveText("ওঁ নমঃ শিবায়");
  await start(page).click();
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get("sung") ?? [])].map((range) => range.toString()).join(" "));
  await expect.poll(lit, { intervals: [50] }).toBe("শি shi śi");
  await expect.poll(lit, { intervals: [50] }).toBe("য় ya ya");
  await pause(page);
});

journey(
  "quotations in teachings and what a search finds are in the chosen script, but not what was typed",
  async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await chosenBefore(page, "Telu");
    await visit(page, "/blog/gayatri-the-verse-and-its-metre");
    const verse = page.locator(".prose blockquote [data-in-script]").first();
    await expect(verse).toHaveAttribute("lang", "sa-Telu");
    await expect(verse).toContainText("ధియో యో నః ప్రచోదయాత్ ॥");
    expect(await page.locator(".prose").innerText()).not.toMatch(/[\u0900-\u0963\u0966-\u097f]/);
    await choose(page, "Deva");
    await expect(verse).toContainText("धियो यो नः प्रचोदयात् ॥");
    await sheet(page).getByLabel("Sanskrit script").selectOption("Telu");
    await expect(verse).toHaveAttribute("lang", "sa-Telu");
    await sheet(page).getByRole("button", { name: "Done" }).click();

    await visit(page, `/search?q=${encodeURIComponent("शिव")}`);
    await expect(page.locator(".lead")).toContainText("శివ");
    await expect(page.getByText("“शिव”")).toBeVisible();
    await expect(page.locator(".found .opening").first()).toHaveAttribute("lang", "sa-Telu");
    const left = await page.locator(".found").evaluate((list) => list.textContent.match(/[\u0904-\u0939]+/g));
    expect(left).toBeNull();
  },
);

journey("a page in another script asks for no font of Devanagari once the choice is known", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await chosenBefore(page, "Guru");
  const fonts: string[] = [];
  page.on("request", (request) => void (request.url().includes("/fonts/") && fonts.push(request.url())));
  // Nothing waits for the starter, so the first layout may come before the choice is known. The second page is the app's.
  await visit(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-script", "Guru");
  fonts.length = 0;
  await page.getByRole("banner").getByRole("link", { name: "Hymns" }).click();
  await expect(page.locator(".title-in-script").first()).toHaveAttribute("lang", /-Guru$/);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes("devanagari"))).toEqual([]);
  expect(fonts.filter((url) => url.includes("gurmukhi"))).toHaveLength(1);
});

journey("words and hymns are in the chosen script, and an unknown one leaves Devanagari", async ({ page }) => {
  await chosenBefore(page, "Taml");
  await visit(page, "/hymns/hanuman-chalisa");
  await expect(page.locator(".title-in-script")).toHaveAttribute("lang", "awa-Taml");
  await expect(page.locator(".title-in-script")).toHaveText("ஹனுமான சாலீஸா");
  await page.evaluate(() => localStorage.setItem("script", "Xyzw"));
  await page.goto(at(SUNG));
  await expect(page.locator(".verse .sanskrit")).toHaveText("ॐ नमः शिवाय");
  await expect(page.locator(".verse .sanskrit")).toBeVisible();
});
