import { existsSync, mkdtempSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, type ConsoleMessage, type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import { PageLeft, type Engine, type Habit, type Size, type TabDriver } from "./engine.ts";

type Name = "chromium" | "firefox";

const places = {
  chromium: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
};

/**
 * Starts Chromium or Firefox without a window. Both are driven by WebDriver BiDi, by the same client. One
 * browser serves many journeys, each with cookies and stores of its own, unless it has the habits of a person.
 */
export async function startByBidi(name: Name, habit: Habit | null) {
  const executablePath = places[name].find((place) => existsSync(place));
  if (!executablePath) throw new Error(`${name} is not installed: ${places[name].join(" or ")}.`);
  const browser = await launch({
    protocol: "webDriverBiDi",
    headless: true,
    executablePath,
    ...(name === "firefox" ? firefoxOptions(habit) : chromiumOptions(habit)),
  });
  const version = (await browser.version()).replace(/^\D+/, "");
  return {
    async open(): Promise<Engine> {
      const isShared = habit === null || (name === "chromium" && habit === "private");
      // Every context of Chromium beside its first is off the record, as a private window is.
      const context = isShared ? await browser.createBrowserContext() : browser.defaultBrowserContext();
      const complaints: Promise<string>[] = [];
      return {
        name,
        version,
        async newTab(size) {
          const page = await context.newPage();
          const leaving = watchLeaving(page);
          listen(page, leaving, complaints);
          await page.setViewport(viewportOf(name, size));
          if (name === "chromium" && habit === "forced colors") await forceColors(page);
          return tabOf(name, page, leaving);
        },
        complaints: () => Promise.all(complaints),
        close: async () => (isShared ? context.close() : undefined),
      };
    },
    close: () => browser.close(),
  };
}

/** Preferences of about:config, for what a person would set in Firefox or in the system. */
function firefoxOptions(habit: Habit | null): LaunchOptions {
  const preferences: Record<Habit, Record<string, unknown>> = {
    private: { "browser.privatebrowsing.autostart": true },
    "no storage": { "network.cookie.cookieBehavior": 2 },
    "no scripts": { "javascript.enabled": false },
    microphone: { "media.navigator.streams.fake": true, "media.navigator.permission.disabled": true },
    "no microphone": { "permissions.default.microphone": 2 },
    "reduced motion": { "ui.prefersReducedMotion": 1 },
    "forced colors": { "browser.display.document_color_use": 2 },
    "large text": { "font.size.variable.x-western": 32, "font.size.variable.x-devanagari": 32 },
  };
  return { browser: "firefox", extraPrefsFirefox: habit ? preferences[habit] : {} };
}

/** Switches and, where there is none, the file of preferences in the profile. */
function chromiumOptions(habit: Habit | null): LaunchOptions {
  const switches: Partial<Record<Habit, string[]>> = {
    microphone: ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
    "no microphone": ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"],
    "reduced motion": ["--force-prefers-reduced-motion"],
  };
  const userDataDir = mkdtempSync(join(tmpdir(), "chromium-"));
  const preferences: Partial<Record<Habit, object>> = {
    "no storage": { profile: { default_content_setting_values: { cookies: 2 } } },
    "no scripts": { profile: { default_content_setting_values: { javascript: 2 } } },
    "large text": { webkit: { webprefs: { default_font_size: 32 } } },
  };
  if (habit && preferences[habit]) {
    mkdirSync(join(userDataDir, "Default"));
    writeFileSync(join(userDataDir, "Default", "Preferences"), JSON.stringify(preferences[habit]));
  }
  return {
    browser: "chrome",
    userDataDir,
    args: ["--no-sandbox", "--disable-gpu", ...((habit && switches[habit]) ?? [])],
  };
}

/** Only Chromium tells pages that there is a touch screen. Both have fingers. */
const viewportOf = (name: Name, size: Size) => ({ ...size, hasTouch: name === "chromium" && size.width < 600 });

async function forceColors(page: Page) {
  const session = await page.createCDPSession();
  await session.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
}

function tabOf(name: Name, page: Page, leaving: Leaving): TabDriver {
  return {
    goTo: (address) => leaving.during(() => page.goto(address)),
    reload: () => leaving.during(() => page.reload()),
    run: (act, ...values) =>
      page.evaluate(act as () => unknown, ...(values as unknown as [])).catch((error: unknown) => {
        const isLeft = error instanceof Error && messagesOfLeftPages.test(error.message);
        throw isLeft ? new PageLeft(error.message, { cause: error }) : error;
      }) as never,
    async clickAt({ x, y }) {
      await page.bringToFront();
      await page.mouse.click(x, y);
    },
    touchAt: ({ x, y }) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    showAsPrinted: name === "chromium" ? () => page.emulateMediaType("print") : null,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}

const messagesOfLeftPages = /Cannot find context|Execution context|no such frame|Actor .* destroyed|navigated/;

interface Leaving {
  isLeaving: boolean;
  during(act: () => Promise<unknown>): Promise<void>;
}

/** Knows from when the page is being left for another document until that one is there. */
function watchLeaving(page: Page) {
  const leaving: Leaving = {
    isLeaving: false,
    async during(act) {
      leaving.isLeaving = true;
      await act().finally(() => (leaving.isLeaving = false));
    },
  };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving.isLeaving = true;
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) leaving.isLeaving = false;
  });
  return leaving;
}

/** Returns the words of the errors in a message of the console, which the client calls `JSHandle@error`. */
async function wordsOfErrors(message: ConsoleMessage) {
  const words = message
    .args()
    .map((value) => value.evaluate((said) => (said instanceof Error ? ` ${String(said)}` : "")));
  return (await Promise.all(words)).join("");
}

/** Records what a page complains of. A request that ends because the page is left is no complaint. */
function listen(page: Page, leaving: Leaving, complaints: Promise<string>[]) {
  const complain = (complaint: string) => complaints.push(Promise.resolve(complaint));
  page.on("pageerror", (error) => complain(`thrown: ${error instanceof Error ? error.message : String(error)}`));
  page.on("console", (message) => {
    if (!["error", "warn"].includes(message.type())) return;
    if (leaving.isLeaving && message.text().includes("JSHandle@error")) return;
    // A page that has been left no longer tells the words of its errors.
    const words = wordsOfErrors(message).catch(() => "");
    complaints.push(words.then((added) => `${message.type()}: ${message.text()}${added}`));
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complain(`status ${response.status()}: ${response.url()}`);
  });
}
