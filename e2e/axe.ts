import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Options {
  /** Violations are described. Results of other types are found too, but not described, which saves time. */
  resultTypes: ["violations"];
  /** Sounds are waited for. Style sheets are not read, because only a rule that is off would look into them. */
  preload: { assets: ["media"] };
  runOnly?: string[];
  rules?: Readonly<Record<string, { enabled: boolean }>>;
}

interface Axe {
  run(options: Options): Promise<{ violations: Violation[] }>;
}

const contrast = "color-contrast";

/** Rules whose results depend on colors. The others look at elements, attributes and boxes. */
const rulesOfColors = [contrast, "link-in-text-block"];

/**
 * Runs in the page. Stands for `setTimeout` where axe asks for the next task, which then comes although the page's clock
 * may be stopped.
 */
function inNextTask(then: () => void, wait = 0) {
  if (wait > 0) return setTimeout(then, wait);
  const { port1, port2 } = new MessageChannel();
  const act = () => {
    port1.close();
    then();
  };
  port1.addEventListener("message", act, { once: true });
  port1.start();
  port2.postMessage(null);
  return 0;
}

/** axe in a scope of its own, with timers of its own. */
const script = `((setTimeout) => { ${axe} })(${inNextTask})`;

/**
 * Returns the violations that axe finds on the page once everything has faded in, each with its rule and element. Where
 * the same elements in the same boxes were checked right before, in other colors, only rules of colors are checked again.
 * Contrasts are left out where the system gives the colors, because axe would measure the colors that these replace.
 */
export async function violationsOf(page: Page, { hasSystemColors = false } = {}): Promise<string[]> {
  // The script is there already if the page was checked before.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  const leftOut = hasSystemColors ? [contrast] : [];
  return page.evaluate(
    async ({ colors, leftOut }) => {
      // Animations of elements that are not laid out yet, far down on a page, do not run.
      const passing = document.getAnimations().filter(({ effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return !isEndless && target?.checkVisibility({ contentVisibilityAuto: true });
      });
      // Long animations show how much time is left. They are finished, and the page is checked in its final state.
      for (const animation of passing)
        if (Number(animation.effect?.getComputedTiming().endTime) > 3000) animation.finish();
      // An animation that is canceled is over too, so its rejection is ignored.
      await Promise.allSettled(passing.map(({ finished }) => finished));
      // The script above sets the first on the window, and this function the second.
      const known = window as unknown as { axe: Axe; checked?: string };
      const places = [...document.querySelectorAll("*")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join(" ");
      });
      const state = [document.documentElement.outerHTML, innerWidth, innerHeight, ...places].join("\n");
      const options: Options = { resultTypes: ["violations"], preload: { assets: ["media"] } };
      if (known.checked === state) options.runOnly = colors.filter((rule) => !leftOut.includes(rule));
      else options.rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
      const { violations } = await known.axe.run(options);
      const isSoundButForColors = violations.every(({ id }) => colors.includes(id));
      known.checked = isSoundButForColors ? state : "";
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    },
    { colors: rulesOfColors, leftOut },
  );
}

/** Returns the pixels by which the page would have to be scrolled sideways. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
