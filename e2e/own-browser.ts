import { chromium } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "./chromium.ts";
import { journey } from "./journey.ts";

interface Options {
  switches?: string[];
  /** Environment variables of the browser, in addition to those of the run. */
  env?: Record<string, string>;
}

/**
 * Declares journeys in a browser of their own, started with more switches, or in another environment. `prepare` is called
 * when the browser starts.
 */
export const inOwnBrowser = (prepare: () => Options) =>
  journey.extend({
    browser: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
      async ({}, use) => {
        const { switches = [], env = {} } = prepare();
        const browser = await chromium.launch({
          executablePath: findOrInstallChromium(),
          args: [...browserSwitches, ...switches],
          env: { ...process.env, ...env },
        });
        await use(browser);
        await browser.close();
      },
      { scope: "worker" },
    ],
  });
