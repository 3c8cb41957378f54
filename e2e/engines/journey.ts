import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sizes } from "../journey.ts";
import { startByBidi } from "./bidi.ts";
import { EngineCannot, type Engine, type EngineName, type Habit, type Size } from "./engine.ts";
import { Tab } from "./tab.ts";
import { openWebKit } from "./webkit.ts";

interface Shared {
  engineName: EngineName;
  /** Returns the browser that journeys without habits share, started once. */
  shared: () => ReturnType<typeof startByBidi>;
}

interface Journey {
  /** What the person has set before the browser starts. */
  habit: Habit | null;
  engine: Engine;
  /** A tab of a phone's size. */
  tab: Tab;
  newTab(size?: Size): Promise<Tab>;
  /** Complaints that a journey provokes on purpose. Any other fails it. */
  expected: RegExp[];
  /** Says in the table of journeys what this engine cannot do, and what was done instead. */
  cannot(sentence: string): void;
}

export const journey = test.extend<Journey, Shared>({
  engineName: ["chromium", { option: true, scope: "worker" }],

  shared: [
    async ({ engineName }, use) => {
      const started: ReturnType<typeof startByBidi>[] = [];
      await use(() => {
        if (engineName === "webkit") throw new Error("WebKitGTK is started for each journey");
        return (started[0] ??= startByBidi(engineName, null));
      });
      for (const browser of started) await (await browser).close();
    },
    { scope: "worker" },
  ],

  habit: [null, { option: true }],

  // Firefox complains of a font that a page still fetches while it is left.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  expected: async ({}, use) => use([/downloadable font: download failed .*status=2152398850/]),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  cannot: async ({}, use, info) => use((description) => void info.annotations.push({ type: "cannot", description })),

  engine: async ({ engineName, habit, expected, shared, cannot }, use) => {
    const browser = engineName === "webkit" ? null : await (habit ? startByBidi(engineName, habit) : shared());
    const engine = await (browser ? browser.open() : openWebKit(habit)).catch((error: unknown) => {
      if (!(error instanceof EngineCannot)) throw error;
      cannot(error.message);
      return test.skip(true, error.message);
    });
    if (!engine) return;
    await use(engine);
    const complaints = (await engine.complaints()).filter((each) => !expected.some((known) => known.test(each)));
    await engine.close();
    if (habit) await browser?.close();
    expect(complaints).toEqual([]);
  },

  newTab: async ({ engine }, use, info) => {
    const opened: Tab[] = [];
    await use(async (size = sizes.phone) => {
      const tab = new Tab(await engine.newTab(size));
      opened.push(tab);
      return tab;
    });
    if (info.status === info.expectedStatus) return;
    for (const [place, { driver }] of opened.entries()) {
      writeFileSync(info.outputPath(`tab-${place + 1}.png`), await driver.screenshot());
    }
  },

  tab: async ({ newTab }, use) => use(await newTab()),
});
