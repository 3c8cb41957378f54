import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, expect, inject, test as base } from "vitest";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A path of the site as a whole address. */
export const at = (path: string) => inject("origin") + path;

let browser: Promise<Browser> | null = null;

afterAll(async () => (await browser)?.close());

/** One browser for all journeys of a file. */
function sharedBrowser() {
  browser ??= chromium.launch({ executablePath: inject("chromium"), args: quiet });
  return browser;
}

interface Journey {
  /** A page of its own, as on a phone. Whatever the browser complains of fails the journey. */
  page: Page;
  /** Complaints that the journey provokes on purpose, such as the 404 it asks for. */
  expected: RegExp[];
  /** More pages, in contexts of their own, watched just as closely. */
  openPage(options?: BrowserContextOptions): Promise<Page>;
}

export const journey = base.extend<Journey>({
  // What openPage forbids, below.
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures a fixture needs from this pattern.
  expected: async ({}, use) => use([/Service Worker registration blocked by Playwright/]),

  openPage: async ({ expected }, use) => {
    const opened: Page[] = [];
    const complaints: string[] = [];
    await use(async (options = { viewport: sizes.phone }) => {
      // A service worker would answer for the server, and what it asks for cannot be watched.
      const context = await (await sharedBrowser()).newContext({ serviceWorkers: "block", ...options });
      const page = await context.newPage();
      opened.push(page);
      listen(page, complaints);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
    expect(complaints.filter((complaint) => !expected.some((known) => known.test(complaint)))).toEqual([]);
  },

  page: async ({ openPage }, use) => use(await openPage()),
});

/** Errors, warnings, broken security rules, failed requests. What is cut short by leaving a page is no failure. */
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
