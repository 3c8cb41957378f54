import { expect } from "@playwright/test";
import { sizes } from "../journey.ts";
import { SUNG } from "./chant-steps.ts";
import { button, by, css, link } from "./find.ts";
import { journey } from "./journey.ts";

journey("the site is browsed from its first page to a mantra @small", async ({ tab }) => {
  await tab.visit("/");
  await tab.click(link(/^Shiva/));
  await tab.see(by("heading", "Shiva Mantras"));
  await tab.click(link(/Chant 108 Times/));
  await tab.see(by("heading", "108 Repetitions Counter"));
  await tab.run(() => history.back());
  await tab.see(by("heading", "Shiva Mantras"));
  await tab.until(() => document.documentElement.scrollWidth <= innerWidth, true);
});

journey("a search runs while one types, and finds a name in spite of slips", async ({ tab }) => {
  await tab.visit("/search");
  await tab.fill(css("main input[type=search], main [role=searchbox]"), "mrtyum");
  await tab.see(by("heading", "Maha Mrityunjaya"));
  await tab.until(() => location.search, "?q=mrtyum");
  await tab.click(by("heading", "Maha Mrityunjaya"));
  await tab.see(by("heading", "108 Repetitions Counter"));
});

journey("a tap on a word of a verse tells what it says there", async ({ tab }) => {
  await tab.visit("/chant/krishna/yada-yada");
  const place = await tab.run(() => {
    const line = document.querySelector(".transliteration span");
    line?.scrollIntoView({ block: "center", behavior: "instant" });
    const letters = new Range();
    const words = line?.firstChild;
    if (!words) throw new Error("There is no line");
    letters.setStart(words, 0);
    letters.setEnd(words, 2);
    const { x, y, width, height } = letters.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  });
  await tab.driver.clickAt(place);
  await tab.read("whenever");
  await tab.until(
    () => [...(CSS.highlights.get("chosen-word") ?? [])].map((range) => String(range)),
    ["यदा", "yada", "yadā"],
  );
  await tab.click(button("Next word"));
  await tab.press("Escape");
  await tab.seeNo(button("Next word"));
});

journey("a hymn is played, follows what is sung, and is stopped", async ({ tab }) => {
  await tab.visit("/hymns/hanuman-chalisa");
  await tab.click(button("Play recording"));
  const time = () => tab.run(() => document.querySelector("audio")?.currentTime ?? 0);
  await expect.poll(time).toBeGreaterThan(2);
  await tab.see(css("li[aria-current=true]"));
  await tab.until(() => (CSS.highlights.get("sung")?.size ?? 0) > 0, true);
  await tab.click(button("Play recording"));
  await tab.until(() => document.querySelector("audio")?.paused, true);
});

journey("on paper a hymn is its text in dark letters, without what is pressed", async ({ newTab, cannot }) => {
  const tab = await newTab(sizes.desktop);
  await tab.visit("/hymns/hanuman-chalisa");
  if (!tab.driver.showAsPrinted) {
    cannot("its driver shows no page as it is printed, so a script applies the rules for paper");
    await tab.run(applyRulesForPaper);
  } else await tab.driver.showAsPrinted();
  await tab.until(
    () =>
      [...document.querySelectorAll("button, .button, input, nav, audio")]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    [] as string[],
  );
  expect(await tab.run(() => getComputedStyle(document.querySelector("h1") ?? document.body).color)).toBe(
    "rgb(0, 0, 0)",
  );
});

journey("the Sanskrit is read in the script that was chosen, also after a reload", async ({ newTab }) => {
  const tab = await newTab(sizes.desktop);
  await tab.visit("/chant/shiva/om-namah-shivaya");
  await tab.until(verseShown, "ॐ नमः शिवाय");
  await tab.click(button("Text and letters"));
  await tab.choose(by("combobox", /^Sanskrit script/), "Telu");
  await tab.until(verseShown, "ఓం నమః శివాయ");
  await tab.driver.reload();
  await tab.until(verseShown, "ఓం నమః శివాయ");
});

journey("a browser that is too old is told so, and counts by links", async ({ tab }) => {
  await tab.visit("/");
  const note = css(".old-browser");
  await tab.seeNo(note);
  await tab.run(forgetWhatIsSupported);
  expect((await tab.see(note)).text).toContain("This browser is too old");
  await tab.visit(SUNG);
  await tab.seeNo(link("Count by links"));
  // The styles of other screens come when a link is pointed at. Such a browser does not understand those rules either.
  await tab.run(pointAtLink);
  await tab.until(() => [...document.styleSheets].some(({ href }) => href?.includes("/assets/site-")), true);
  await tab.run(forgetWhatIsSupported);
  await tab.click(link("Count by links"));
  await tab.click(link("Begin"));
  await tab.click(link("1 of 108"));
  await tab.see(link("2 of 108"));
});

/** Runs in the page: lets the app prepare for a press on a link. */
function pointAtLink() {
  document.querySelector("main a[href^='/']")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Runs in the page: takes away the styles for browsers that know a selector, as an old browser would. */
function forgetWhatIsSupported() {
  const visit = (group: CSSStyleSheet | CSSGroupingRule) => {
    for (const [place, rule] of [...group.cssRules].entries()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes(":has")) group.deleteRule(place);
      else if (rule instanceof CSSGroupingRule) visit(rule);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet);
}

/** Runs in the page: returns the verse as it is written. */
const verseShown = () => document.querySelector(".verse .sanskrit")?.textContent;

/** Runs in the page: applies the rules for paper to the screen, and takes away those for the screen only. */
function applyRulesForPaper() {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/^print\b/.test(rule.media.mediaText)) rule.media.mediaText = "all";
        else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
      else if (rule instanceof CSSImportRule && rule.styleSheet) visit(rule.styleSheet.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === "print") sheet.media.mediaText = "all";
    visit(sheet.cssRules);
  }
}
