import { chromium } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "./chromium.ts";
import { journey } from "./journey.ts";

interface Options {
  switches?: string[];
  /** Environment variables of the browser, in addition to those of the run. */
  env?: Record<string, string>;
}

/**
 * Declares journeys in browsers of their own, started with more switches, or in another environment. `prepare` is called
 * when a browser starts. Replacing Playwright's `browser` instead would cost more: each such journey would end one
 * process of the runner, begin another, and do the same again for the journey after it.
 */
export const inOwnBrowser = (prepare: () => Options) =>
  journey.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    pagesBrowser: async ({}, use) => {
      const { switches = [], env = {} } = prepare();
      const browser = await chromium.launch({
        executablePath: findOrInstallChromium(),
        args: [...browserSwitches, ...switches],
        env: { ...process.env, ...env },
      });
      await use(browser);
      await browser.close();
    },
  });
