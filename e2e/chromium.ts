import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { platform } from "node:os";
import { chromium } from "@playwright/test";

/**
 * Places of Chromium. The one without windows around its pages comes first, because windows cost as much as the pages.
 */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Switches for every browser of the journeys. */
export const browserSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
  // The site also gets a name without the privileges of localhost.
  "--host-resolver-rules=MAP mantra.lan 127.0.0.1",
];

/**
 * Returns the path of a Chromium. Where there is none it is installed first: Debian's own as root, else Playwright's.
 */
export function findOrInstallChromium(): string {
  return (
    findChromium() ??
    installFromDebian() ??
    installFromPlaywright() ??
    fail(
      "The journeys need Chromium: install the package `chromium-headless-shell` or Google Chrome, then run `npm test` again.",
    )
  );
}

const findChromium = () => [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place)) ?? null;

function installFromDebian() {
  if (platform() !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium with apt-get, once");
  const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update"], quietly);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], quietly);
  return findChromium();
}

function installFromPlaywright() {
  console.log("Installing Playwright's Chromium, once");
  spawnSync("npx", ["playwright", "install", "chromium-headless-shell", "chromium"], { stdio: "ignore" });
  return findChromium();
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
