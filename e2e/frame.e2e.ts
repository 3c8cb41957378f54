import { expect, type Page } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { backgroundOf, selectionIn } from "./forced-colors.ts";
import { at, journey, lowSizes, sizes, visit } from "./journey.ts";
import { avatar, becomeMember, heart, makeMember } from "./person.ts";

const VERSE = "/chant/krishna/yada-yada";

const banner = (page: Page) => page.getByRole("banner");

journey(
  "the header of a signed-in person is one line at every width, and gives its place to a search",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await becomeMember(page);
    for (const width of [960, 1000, 1023, 1024, 1060, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await banner(page).boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(70);
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      if (width < 1024) continue;
      const right = await banner(page)
        .getByRole("searchbox")
        .evaluate((field) => field.getBoundingClientRect().right);
      const left = (await avatar(page).boundingBox())?.x ?? 0;
      expect(right, `${width} px`).toBeLessThanOrEqual(left);
    }
    // The search field covers the links until it is closed.
    const link = banner(page).getByRole("link", { name: "Meditation" });
    await expect(link).toHaveCSS("opacity", "1");
    await banner(page).getByRole("searchbox").focus();
    await expect(link).toHaveCSS("opacity", "0");
    await page.keyboard.press("Shift+Tab");
    await expect(link).toHaveCSS("opacity", "1");
  },
);

journey(
  "on a phone the header is gone through as it is seen, and all of its menu is in sight",
  async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.smallPhone });
    await visit(page, "/hymns/hanuman-chalisa");
    const stops = [
      banner(page).getByRole("link", { name: "Mantra Mala" }),
      page.getByRole("button", { name: "Open main menu" }),
      banner(page).getByRole("link", { name: "Sign In" }),
    ];
    await page.getByRole("link", { name: "Skip to content" }).focus();
    const lefts: number[] = [];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
      lefts.push((await stop.boundingBox())?.x ?? 0);
    }
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    await page.getByRole("button", { name: "Open main menu" }).click();
    await expect(page.locator("#main-menu li").last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#main-menu a")).toHaveText([
      "Home",
      "Mantras",
      "Hymns",
      "Meditation",
      "Calendar",
      "Spiritual Teachings",
      "About",
    ]);
    await expect(page.locator("#main-menu [aria-current]")).toHaveText("Hymns");
  },
);

journey(
  "text size, letters and light are chosen once, for every page and from its first paint",
  async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone });
    await visit(page, VERSE);
    const [plain, accented] = [page.locator(".verse .plain"), page.locator(".verse .iast")];
    const letter = () =>
      page.locator(".verse .transliteration:visible").evaluate((text) => getComputedStyle(text).fontSize);
    const standard = Number.parseFloat(await letter());
    await expect(plain).toBeVisible();
    await expect(accented).toBeHidden();

    const menu = page.getByRole("button", { name: "Open main menu" });
    const sheet = page.getByRole("dialog", { name: "Text and letters" });
    const choose = (name: string) => sheet.getByRole("radio", { name, exact: true }).check();
    await menu.click();
    await banner(page).getByRole("button", { name: "Text and letters" }).click();
    expect(await violationsOf(page)).toEqual([]);
    await choose("Night");
    await choose("Larger");
    await choose("With accents (IAST)");
    await expect(accented).toBeVisible();
    await expect(plain).toBeHidden();
    await sheet.getByRole("button", { name: "Done" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(menu).toBeFocused();

    // On the next page the choice holds before the app is loaded, and the app does not change it.
    const loadApp = await openBeforeApp(page, VERSE);
    for (const isThere of [false, true]) {
      if (isThere) loadApp();
      if (isThere) await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
      await expect(accented).toBeVisible();
      await expect(plain).toBeHidden();
      await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
      expect(Number.parseFloat(await letter()) / standard).toBeCloseTo(4 / 3, 2);
    }
    for (const { width, height } of [lowSizes.smallPhone, sizes.phone, sizes.tablet, sizes.desktop]) {
      await page.setViewportSize({ width, height });
      expect((await banner(page).boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(70);
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await banner(page).getByRole("button", { name: "Text and letters" }).click();
    await choose("Nothing");
    await expect(page.locator(".verse .transliteration:visible")).toHaveCount(0);
    await choose("Both");
    await expect(accented).toBeVisible();
    await expect(plain).toBeVisible();
  },
);

journey("in forced colors the selected and the current have the colors of a selection", async ({ openPage }) => {
  const page = await openPage({ viewport: sizes.desktop, forcedColors: "active" });
  const states = [
    { path: "/auth", on: page.getByRole("tab", { name: "Sign In" }), off: page.getByRole("tab", { name: "Sign Up" }) },
    {
      path: "/legal",
      on: page.getByRole("tab", { name: "Privacy Policy" }),
      off: page.getByRole("tab", { name: "Disclaimer" }),
    },
    { path: "/meditation", on: page.locator(".preset :checked + span"), off: page.locator(".preset span").first() },
    {
      path: "/mantras",
      on: banner(page).getByRole("link", { name: "Mantras", exact: true }),
      off: banner(page).getByRole("link", { name: "About" }),
    },
  ];
  for (const { path, on, off } of states) {
    await page.goto(at(path));
    const selection = await selectionIn(page);
    await expect.poll(() => backgroundOf(on), path).toBe(selection);
    expect(await backgroundOf(off), path).not.toBe(selection);
    // The panel of the sign-in page is dark by its color scheme, which axe does not know to be overridden.
    if (path === "/mantras") expect(await violationsOf(page), path).toEqual([]);
  }
});

journey(
  "a list without favorites has its words beside the mandala, and names the deity of each favorite",
  async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/favorites"));
    const heading = page.getByRole("heading", { name: "No Favorites Yet" });
    await expect(heading).toBeVisible();
    const mandala = await heading.evaluate((element) => {
      const { parentElement } = element;
      if (!parentElement) throw new Error("The heading stands alone");
      const style = getComputedStyle(parentElement, "::before");
      const top = parentElement.getBoundingClientRect().top + Number.parseFloat(style.top);
      return { bottom: top + Number.parseFloat(style.height) / 2, words: element.getBoundingClientRect().top };
    });
    expect(mandala.bottom).toBeLessThanOrEqual(mandala.words);

    await page.goto(at("/deity/krishna"));
    await expect(avatar(page)).toBeVisible();
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await page.goto(at("/favorites"));
    await expect(page.locator(".favorite-list small")).toContainText("Krishna");
  },
);

journey("no excerpt is cut off after a comma, or by its card", async ({ page }) => {
  await page.goto(at("/blog"));
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const excerpt of await page.locator(".excerpt").all()) {
      expect(await excerpt.textContent()).not.toMatch(/\p{P}…$/u);
      const isCut = await excerpt.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
      expect(isCut, `${width} px`).toBe(false);
    }
  }
});
