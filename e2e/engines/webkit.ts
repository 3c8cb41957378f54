import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key as Code, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tools/free-port.ts";
import { EngineCannot, type Engine, type Habit, type Key, type Size, type TabDriver } from "./engine.ts";

const driverPlace = "/usr/bin/WebKitWebDriver";
const browserPlaces = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["4.1", "6.0"].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

const codes: Record<Key, string> = {
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  " ": Code.SPACE,
  Tab: Code.TAB,
  ArrowLeft: Code.ARROW_LEFT,
  ArrowRight: Code.ARROW_RIGHT,
};

/**
 * Starts WebKitGTK's small browser in a window of its own, by WebDriver Classic. In automation it always keeps its
 * stores in memory, as a private window does.
 */
export async function openWebKit(habit: Habit | null): Promise<Engine> {
  const binary = browserPlaces.find((place) => existsSync(place));
  if (!binary || !existsSync(driverPlace)) {
    throw new Error("WebKitGTK is not installed: `apt-get install webkit2gtk-driver`.");
  }
  if (!process.env["DISPLAY"]) throw new Error("WebKitGTK needs a screen: `apt-get install xvfb`.");
  // Nothing is started for what cannot be had.
  if (habit === "forced colors") throw new EngineCannot("WebKit has no forced colors.");
  const complaints: string[] = [];
  const port = await freePort();
  const server = spawn(driverPlace, [`--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: settingsOfGtk(habit) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  listen(server, complaints);
  const args = ["--automation", "--autoplay-policy=deny", "--enable-write-console-messages-to-stdout=true"];
  if (habit === "microphone") args.push("--enable-media-stream=true", "--enable-mock-capture-devices=true");
  if (habit === "no storage") args.push("--enable-html5-local-storage=false", "--cookies-policy=never");
  if (habit === "no scripts") args.push("--enable-javascript=false");
  if (habit === "large text") args.push(`--config=${settingsFile("default-font-size=32")}`);
  const driver = await connect(port, { binary, args });
  const tabs = new Tabs(driver);
  const capabilities = await driver.getCapabilities();
  return {
    name: "webkit",
    version: capabilities.getBrowserVersion() ?? "",
    newTab: (size) => tabs.open(size),
    complaints: async () => complaints,
    async close() {
      await driver.quit();
      server.kill();
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}

/** Writes settings of WebKit that its browser has no switch for. */
function settingsFile(line: string) {
  const file = join(mkdtempSync(join(tmpdir(), "webkit-")), "settings.ini");
  writeFileSync(file, `[websettings]\n${line}\n`);
  return file;
}

/**
 * Writes what GTK reads for each window, and returns the folder: styles that let the toolbar become as narrow as a phone,
 * and the setting that WebKit tells pages as a wish for less motion.
 */
function settingsOfGtk(habit: Habit | null) {
  const folder = mkdtempSync(join(tmpdir(), "gtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  const style = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }\n";
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), style);
  const motion = habit === "reduced motion" ? "[Settings]\ngtk-enable-animations=0\n" : "";
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), motion);
  return folder;
}

async function connect(port: number, options: { binary: string; args: string[] }) {
  const url = `http://127.0.0.1:${port}`;
  for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt; await pause(50)) {
    const answer = await fetch(`${url}/status`).catch(() => null); // The connection is refused until it listens.
    if (answer?.ok) break;
  }
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

/** The tabs of one window. The driver acts on one of them at a time. */
class Tabs {
  private readonly driver: WebDriver;
  private isFirst = true;
  private current = "";

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  async open(size: Size): Promise<TabDriver> {
    if (this.isFirst) {
      this.isFirst = false;
      await this.driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    } else {
      await this.driver.switchTo().newWindow("window");
      await this.driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    }
    this.current = await this.driver.getWindowHandle();
    return this.tab(this.current);
  }

  /** Returns a tab whose acts first switch to it. */
  private tab(handle: string): TabDriver {
    const at = async () => {
      if (this.current !== handle) await this.driver.switchTo().window(handle);
      this.current = handle;
      return this.driver;
    };
    return {
      goTo: async (address) => (await at()).get(address),
      reload: async () => (await at()).navigate().refresh(),
      run: async (act, ...values) =>
        (await at())
          .executeAsyncScript(
            `const done = arguments[arguments.length - 1];
           Promise.resolve()
             .then(() => (${act})(...[...arguments].slice(0, -1)))
             .then((result) => done([result ?? null]), (error) => done([null, String(error)]));`,
            ...values,
          )
          .then(answer) as never,
      clickAt: async ({ x, y }) => (await at()).actions().move({ x, y, duration: 0 }).click().perform(),
      touchAt: null,
      type: async (text) => (await at()).actions().sendKeys(text).perform(),
      press: async (key) => (await at()).actions().sendKeys(codes[key]).perform(),
      showAsPrinted: null,
      screenshot: async () => Buffer.from(await (await at()).takeScreenshot(), "base64"),
      close: async () => (await at()).close(),
    };
  }
}

function answer(reply: unknown) {
  const [result, failure] = reply as [unknown, string?];
  if (failure) throw new Error(failure);
  return result;
}

/** Records the errors and warnings that the browser writes to its output for each page. */
function listen(server: ChildProcess, complaints: string[]) {
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      complaints.push(
        ...text.split("\n").filter((line) => /^CONSOLE .*(ERROR|WARN)|: CONSOLE .*(ERROR|WARN)/.test(line)),
      );
    });
  }
}
