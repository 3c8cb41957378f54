import { expect, type Page } from "@playwright/test";
import { at, journey, sizes } from "./journey.ts";

const phone = { viewport: sizes.phone } as const;
const hindiPhone = { ...phone, locale: "hi-IN" } as const;

const offer = (page: Page) => page.locator(".language-offer");
const hindi = "यह पृष्ठ हिन्दी में पढ़ें";
const inFooter = (page: Page, name: string) => page.locator(".site-footer").getByRole("link", { name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** Waits until the app answers, because an offer is made no sooner. */
const untilHydrated = (page: Page) => expect(page.locator('.site-header a[href$="/auth"]')).toBeVisible();

journey(
  "the footer leads to the same page in the other language and back, and the choice is kept",
  async ({ openPage }) => {
    const page = await openPage(phone);
    await page.goto(at("/search?q=shiva"));
    await expect(inFooter(page, "हिन्दी")).toHaveAttribute("lang", "hi");
    await expect(inFooter(page, "हिन्दी")).toHaveAttribute("hreflang", "hi");
    await inFooter(page, "हिन्दी").click();
    await expect(page).toHaveURL(at("/hi/search?q=shiva"));
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    expect(await kept(page)).toBe("hi");
    await untilHydrated(page);
    await expect(offer(page)).toHaveCount(0);

    await inFooter(page, "English").click();
    await expect(page).toHaveURL(at("/search?q=shiva"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await kept(page)).toBe("en");
  },
);

journey("the settings of letters lead there too, on a phone from its menu", async ({ openPage }) => {
  const page = await openPage(phone);
  await page.goto(at("/deity/shiva"));
  await page.locator(".menu-button").click();
  await page.locator("#main-menu .display-button").click();
  const sheet = page.getByRole("dialog", { name: "Text and letters" });
  await expect(sheet.locator("[aria-current]")).toHaveText("English");
  await expect(sheet.getByRole("group", { name: "Digits" })).toHaveCount(0);
  await sheet.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));
});

journey("a browser that prefers Hindi is offered the page in Hindi, and nothing moves for it", async ({ openPage }) => {
  const page = await openPage(hindiPhone);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset["moved"] = String(
        Number(document.documentElement.dataset["moved"] ?? 0) + moved,
      );
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The fonts come from the browser's cache then: letters that are exchanged late would move what stands below them.
  await page.goto(at("/deity/krishna"));
  await page.evaluate(() => document.fonts.ready);
  await page.goto(at("/deity/shiva"));
  await expect(page).toHaveURL(at("/deity/shiva"));
  const link = offer(page).getByRole("link", { name: hindi });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("lang", "hi");
  expect(await page.evaluate(() => Number(document.documentElement.dataset["moved"] ?? 0))).toBeLessThan(0.01);
  // It lies over the name of the site alone: the menu and the way to sign in stay in reach.
  await page.locator(".menu-button").click({ trial: true });
  await page.locator('.site-header a[href="/auth"]').click({ trial: true });
  await link.click();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));
});

journey("an offer that is closed is not made again, until Hindi is chosen", async ({ openPage }) => {
  const page = await openPage(hindiPhone);
  await page.goto(at("/mantras"));
  await offer(page).getByRole("button").click();
  await expect(offer(page)).toHaveCount(0);
  await page.goto(at("/deity/shiva"));
  await untilHydrated(page);
  await expect(offer(page)).toHaveCount(0);

  await inFooter(page, "हिन्दी").click();
  await expect(page).toHaveURL(at("/hi/deity/shiva"));
  await page.goto(at("/mantras"));
  await expect(offer(page).getByRole("link", { name: hindi })).toBeVisible();
});

journey("no other browser is offered anything, and who has chosen English is not asked", async ({ openPage }) => {
  const english = await openPage({ ...phone, locale: "en-IN" });
  await english.goto(at("/deity/shiva"));
  await untilHydrated(english);
  await english.waitForLoadState("networkidle");
  await expect(offer(english)).toHaveCount(0);
  // A reader of English who comes to a page in Hindi is not asked either.
  await english.goto(at("/hi/deity/shiva"));
  await untilHydrated(english);
  await english.waitForLoadState("networkidle");
  await expect(offer(english)).toHaveCount(0);

  await inFooter(english, "English").click();
  await expect(english).toHaveURL(at("/deity/shiva"));
  await english.goto(at("/hi/mantras"));
  await expect(offer(english).getByRole("link", { name: "Read this page in English" })).toBeVisible();
});

journey(
  "the figures of Devanagari are drawn where they are chosen, and the text stays as it is",
  async ({ openPage }) => {
    const page = await openPage(phone);
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(at("/hi/chant/shiva/om-namah-shivaya"));
    await untilHydrated(page);
    expect(fonts.join(" ")).not.toContain("devanagari-digits");
    await page.locator(".menu-button").click();
    await page.locator("#main-menu .display-button").click();
    await page.getByRole("group", { name: "अंक" }).getByText("०१२३").click();
    await expect.poll(() => fonts.join(" ")).toContain("devanagari-digits");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-digits", "devanagari");
    await expect(page.locator("main")).toContainText("108");
  },
);

journey("the name of Hindi is drawn where neither the page nor the device has a font for it", async ({ openPage }) => {
  const page = await openPage(phone);
  await page.goto(at("/about"));
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument", {});
  const selector = '.site-footer a[lang="hi"]';
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const fontsOfName = async () => (await devTools.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
  await expect
    .poll(async () => (await fontsOfName()).map(({ familyName }) => familyName))
    .toEqual(["Noto Sans Devanagari"]);
});
