import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Axe {
  /** Finds violations. Results of other types are found too, but not described, which saves time. */
  run(options: { resultTypes: ["violations"] }): Promise<{ violations: Violation[] }>;
}

/** Returns the violations that axe finds on the page once everything has faded in, each with its rule and element. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The script is there already if the page was checked before.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
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
    // The script above sets this on the window.
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

/** Returns the pixels by which the page would have to be scrolled sideways. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
