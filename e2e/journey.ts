import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { day, minute, second } from "#model/durations.ts";
import { grantPermission } from "./permissions.ts";
import { slowDown } from "./slow-phone.ts";

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  monitor: { width: 1920, height: 1080 },
} as const;

/** Phones with the browser's bars, and on their side. */
export const lowSizes = {
  phone: { width: 390, height: 664 },
  smallPhone: { width: 360, height: 640 },
  phoneOnItsSide: { width: 844, height: 390 },
  smallPhoneOnItsSide: { width: 667, height: 375 },
} as const;

export type Size = Readonly<{ width: number; height: number }>;

/** Reads a setting, which start-server.ts sets for the whole run. */
function setting(name: "E2E_ORIGIN" | "E2E_DATA_FOLDER") {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys run by \`npm run e2e\``);
  return value;
}

/** Returns a path of the site as a whole address. */
export const at = (path: string) => setting("E2E_ORIGIN") + path;

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns the folder in which the server keeps its data, including emails. */
export const dataFolder = () => setting("E2E_DATA_FOLDER");

/**
 * Lets a context visit from an address of its own, because guesses from one address are limited for all journeys
 * together. The server trusts the header. It is left out for a hosted provider, which would get it too, and refuse it.
 */
const fromOwnAddress = (): BrowserContextOptions =>
  process.env["E2E_EMULATOR"]
    ? {}
    : { extraHTTPHeaders: { "x-forwarded-for": `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}` } };

/** Opens a page and waits until it is hydrated and it is known that nobody is signed in. */
export async function visit(page: Page, path: string) {
  await page.goto(at(path));
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
}

/**
 * Looks at one page in each of these sizes. A failure names its size, and the later sizes are still looked at. `look`
 * may expect anything, and may open another page.
 */
export async function atEachSize<Viewport extends Size>(
  page: Page,
  viewports: readonly Viewport[],
  look: (viewport: Viewport) => Promise<void>,
) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await untilLaidOut(page);
    await softly(`at ${viewport.width} × ${viewport.height} px`, () => look(viewport));
  }
}

/**
 * Waits for words that are shown for a second or less. They are looked for whenever the page is painted, because an
 * expectation looks twice a second, less often on a busy machine, and may look before and after them.
 */
export async function seeBriefly(part: Locator, words: string) {
  const element = await part.elementHandle();
  await part
    .page()
    .waitForFunction(([shown, sought]) => shown?.textContent.includes(sought), [element, words] as const);
}

/** Looks at one page by day and at night. A failure names the color scheme. */
export async function byDayAndNight(page: Page, look: () => Promise<void>) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await softly(colorScheme, look);
  }
}

/**
 * Runs a step of a journey. If it fails, the journey continues, and fails at its end with the name of the step and the
 * whole failure.
 */
export async function softly(name: string, act: () => Promise<void>) {
  const failure = await act().then(
    () => null,
    (error: Error) => error.stack ?? error.message,
  );
  expect.soft(failure, name).toBeNull();
}

/** Waits until a page has followed a change of its size: media queries, layout, and transitions to new places. */
const untilLaidOut = (page: Page) =>
  page.evaluate(async () => {
    // The observer is called after the listeners of media queries, even in a page whose clock is stopped.
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => (observer.disconnect(), resolve()));
      observer.observe(document.documentElement);
    });
    // What the browser skips because it is far from sight stands still, and its transitions end only when it is near.
    const moving = document.getAnimations().filter((animation) => {
      if (!(animation instanceof CSSTransition && animation.effect instanceof KeyframeEffect)) return false;
      return animation.effect.target?.checkVisibility({ contentVisibilityAuto: true });
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Time before the end of a day in which no journey begins. Those that look at what belongs to a day take less. */
const EVENING = 90 * second;

/** Minutes by which days begin before those of UTC: in UTC itself, in India, and where this machine stands. */
const zones = () => [0, 330, -new Date().getTimezoneOffset()];

/**
 * Waits shortly before midnight for the next day, because a mala of the day before is none of today, as is its mantra. The
 * server's clock cannot be stopped.
 */
async function untilDayIsYoung() {
  const now = Date.now();
  const left = Math.min(...zones().map((ahead) => day - ((now + ahead * minute) % day)));
  if (left < EVENING) await pause(left + second);
}

interface Journey {
  /** Lets no journey begin in one day and end in the next. The wait takes nothing from the journey's own time. */
  dayIsYoung: void;
  /** The browser in which the journey opens its pages: that of all journeys, or one of its own (own-browser.ts). */
  pagesBrowser: Browser;
  /** True where the journey is declared for the slow phone of slow-phone.ts. */
  isSlow: boolean;
  /** A page of a phone's size. Any complaint of the browser fails the journey. */
  page: Page;
  /** Complaints that the journey provokes on purpose, such as the 404 it asks for. */
  expected: RegExp[];
  /** Opens another page in a context of its own, whose complaints fail the journey, too. */
  openPage(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Makes a page as slow as the device for which the journey is declared. What comes before is preparation. Chromium
   * keeps a whole core busy for as long as it is made slow, so that preparation at full speed saves most of its cost.
   */
  useDevice(page: Page): Promise<void>;
}

export const journey = test.extend<Journey>({
  isSlow: [false, { option: true }],

  dayIsYoung: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      await untilDayIsYoung();
      await use();
    },
    { auto: true, timeout: 120_000 },
  ],

  // Caused by `serviceWorkers: "block"` in openPage.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
  expected: async ({}, use) => use([/Service Worker registration blocked by Playwright/]),

  useDevice: async ({ isSlow }, use, info) => {
    if (isSlow) info.slow();
    await use(async (page) => {
      if (isSlow) await slowDown(page);
    });
  },

  pagesBrowser: async ({ browser }, use) => use(browser),

  openPage: async ({ pagesBrowser, expected }, use) => {
    const opened: Page[] = [];
    const complaints: string[] = [];
    await use(async (options = {}) => {
      // A service worker would answer for the server, and its own requests cannot be watched.
      const context = await pagesBrowser.newContext({
        viewport: sizes.phone,
        serviceWorkers: "block",
        ...fromOwnAddress(),
        ...options,
      });
      context.on("page", (page) => listen(page, complaints));
      const page = await context.newPage();
      opened.push(page);
      // Browsers with a window grant this without a question.
      await grantPermission(page, "screen-wake-lock");
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
    expect(complaints.filter((complaint) => !expected.some((known) => known.test(complaint)))).toEqual([]);
  },

  page: async ({ openPage }, use) => use(await openPage()),
});

/** Declares journeys twice: as they are, and on the slow phone of slow-phone.ts. Each says by `useDevice` from when on. */
export function onFastAndSlowDevices(declare: () => void) {
  for (const isSlow of [false, true]) {
    journey.describe(isSlow ? "on a slow device" : "on a fast device", () => {
      journey.use({ isSlow });
      declare();
    });
  }
}

/**
 * Records errors, warnings, violations of the security policy, and failed requests. A request that ends because the
 * page is left is no failure.
 */
function listen(page: Page, complaints: string[]) {
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
}
