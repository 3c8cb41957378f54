import { expect, type Page } from "@playwright/test";
import { inLanguage, languages, type Language } from "#model/languages.ts";
import { strangeTextsOf } from "../src/server/pages/test-texts.ts";
import { violationsOf } from "./axe.ts";
import { everyRoute } from "./every-route.ts";
import { at, journey, sizes, softly } from "./journey.ts";
import { becomeMember } from "./person.ts";

/** Of several pages of a route one is enough. */
const routes = everyRoute.filter((path) => !/chalisa-12|devi-sarva|sahasranama$/.test(path));
const forVisitors = ["/auth", "/"];

/** Opens a page and waits until what it asks for is there. */
async function open(page: Page, language: Language, path: string) {
  await page.goto(at(inLanguage(language, path)), { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator(".account-corner :is(a, button)").first()).toBeVisible();
}

const expectNothingStrange = async (page: Page, language: Language, state: string) =>
  expect(strangeTextsOf(await page.content(), language), state).toEqual([]);

/** What opens more of a page: one of each kind, because what they open differs in its content alone. */
const openers = ":is(main, header) :is([role=tab], button[aria-expanded=false], [aria-haspopup], [popovertarget])";
/** What lies over the page once it is open. */
const overlays = ":is(dialog[open], [role=menu], :popover-open)";

/**
 * Names the next opener of another kind that can be pressed, and passes over those before it for good. Returns its kind,
 * or null where there is none. The page looks for it by itself, because a page has hundreds of openers of a few kinds.
 */
const markNextOpener = (page: Page, kinds: string[], name: string) =>
  page.evaluate(
    ({ openers, kinds, name }) => {
      for (const each of document.querySelectorAll<HTMLElement>(`${openers}:not([data-looked-at])`)) {
        each.setAttribute("data-looked-at", "");
        const kind = each.id || each.className;
        const { width, height } = each.getBoundingClientRect();
        const isVisible = width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
        if (kinds.includes(kind) || !isVisible || each.matches(":disabled, [aria-disabled=true]")) continue;
        each.setAttribute("data-looked-at", name);
        return kind;
      }
      return null;
    },
    { openers, kinds, name },
  );

/** Unfolds what is folded, opens each tab, menu and dialog, and looks at the texts in each state. Returns their number. */
async function lookIntoStates(page: Page, language: Language) {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });
  await expectNothingStrange(page, language, "unfolded");
  const kinds = new Set<string>();
  for (let number = 0; ; number++) {
    const kind = await markNextOpener(page, [...kinds], String(number));
    if (kind === null) return kinds.size;
    kinds.add(kind);
    // A name of its own finds the opener again when it is no longer one.
    const opener = page.locator(`[data-looked-at="${number}"]`);
    await opener.click();
    await expect(
      opener.and(page.locator("[aria-selected=true], [aria-expanded=true]")).or(page.locator(overlays)).first(),
      kind,
    ).toBeVisible();
    await expectNothingStrange(page, language, `after a press on ${kind}`);
    await page.keyboard.press("Escape");
    await expect(page.locator(overlays), `closed after ${kind}`).toHaveCount(0);
  }
}

for (const language of languages)
  journey(
    `nothing is of another language in any page in ${language}, and axe is pleased`,
    async ({ page, expected }) => {
      journey.setTimeout(480_000);
      await page.setViewportSize(sizes.desktop);
      expected.push(/404/);
      let states = 0;
      const look = async (path: string) =>
        softly(`${language} ${path}`, async () => {
          await open(page, language, path);
          await expectNothingStrange(page, language, "as opened");
          expect(await violationsOf(page)).toEqual([]);
          states += await lookIntoStates(page, language);
        });
      for (const path of forVisitors) await look(path);
      await becomeMember(page, { name: language === "hi" ? "आशा देवी" : "Asha Devi" });
      for (const path of routes.filter((each) => each !== "/auth")) await look(path);
      expect(states).toBeGreaterThan(20);
    },
  );
