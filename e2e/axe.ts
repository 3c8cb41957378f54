import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  /** Whatever is not among the result types is found too, but not described, which saves time. */
  run(options: { resultTypes: ["violations"] }): Promise<{ violations: Violation[] }>;
}

/** Violations that axe finds on the page once all has faded in: rule and element. */
export async function violationsOf(page: Page): Promise<string[]> {
  // A page that is looked at several times has the script already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // Animations of what is not laid out yet, far down on a page, stand still.
    const passing = document.getAnimations().filter(({ effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return !isEndless && target?.checkVisibility({ contentVisibilityAuto: true });
    });
    // Those that take long say how much time is left: they are looked at as they will be.
    for (const animation of passing)
      if (Number(animation.effect?.getComputedTiming().endTime) > 3000) animation.finish();
    // One that is cut off is over too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
    // Set on the window by the script above.
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

/** Pixels by which the page would have to be scrolled sideways. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
