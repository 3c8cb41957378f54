import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "../../e2e/chromium.ts";
import { chantEarlier, signUp } from "../../e2e/person.ts";
import { runServer } from "../../tools/run-server.ts";
import { scenes, type Scene } from "./scenes.ts";

/**
 * Pictures of every screen and state at six sizes, by day and by night, to be looked at. `npm run screenshots` builds and
 * runs the site; `npm run screenshots -- origin folder scene …` takes those of a site that runs already, such as an older
 * build (a dash: this one), in a folder, of some scenes only; `--size 390x844` of one size, `--whole` whole pages instead of
 * what is in sight. A state that a build does not have is skipped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: "boolean" }, size: { type: "string", multiple: true } },
});
const [given = "-", folder = mkdtempSync(join(tmpdir(), "screenshots-")), ...chosen] = positionals;

const sizes = values.size ?? ["390x664", "390x844", "844x390", "768x1024", "1280x800", "1920x1080"];
const themes = ["light", "dark"] as const;
/** Milliseconds in which a picture loads and a fade ends. */
const SETTLE = 700;
/** Milliseconds after which a state is taken as missing. */
const PATIENCE = 20_000;

const server = given === "-" ? await runServer({ ADDRESS_LIMIT_FACTOR: "1000" }) : null;
const origin = server?.origin ?? given;
// Read by the steps of the journeys.
process.env["E2E_ORIGIN"] = origin;
mkdirSync(folder, { recursive: true });
/** A microphone that may be used, and hears a beep each second. */
const microphone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
const args = [...browserSwitches, ...microphone];
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args });
const people = { newcomer: await signIn(browser, false), practitioner: await signIn(browser, true) };
const taken = { pictures: 0, skipped: 0 };
for (const size of sizes) for (const theme of themes) await takeLook(size, theme);
console.log(`${taken.pictures} pictures in ${folder}, ${taken.skipped} states skipped`);
await browser.close();
await server?.stop();

async function takeLook(size: string, theme: (typeof themes)[number]) {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const look = { viewport: { width, height }, colorScheme: theme, hasTouch: width < 1000 };
  for (const scene of scenes) {
    if (chosen.length > 0 && !chosen.includes(scene.name)) continue;
    const storageState = scene.person && people[scene.person];
    const context = await open({ ...look, ...(storageState && { storageState }) });
    await takeScene(scene, context, `${size}-${theme}`);
    await context.close();
  }
}

/** Takes the states of a scene in their order. The later ones are tried even where an earlier one is missing. */
async function takeScene({ name, states }: Scene, context: BrowserContext, look: string) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE / 2);
  for (const [state, reach] of Object.entries(states)) {
    try {
      await withPatience(reach(page));
      await page.waitForTimeout(SETTLE);
      await page.screenshot({ path: join(folder, `${name}-${state}-${look}.png`), fullPage: values.whole ?? false });
      taken.pictures += 1;
    } catch (error) {
      taken.skipped += 1;
      console.log(`Skipped ${name}-${state}-${look}: ${String(error).split("\n", 1)[0]}`);
    }
  }
}

/** Rejects when a state is not reached in time: outside of the journeys' runner some steps would wait for ever. */
function withPatience(reached: Promise<unknown>) {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("not reached in time")), PATIENCE).unref();
  });
  return Promise.race([reached, tooLate]);
}

/** Context without a service worker, which would answer for the server. */
function open(options: BrowserContextOptions) {
  return browser.newContext({ ...options, serviceWorkers: "block" });
}

/** Cookies of a new account; of a practitioner with some days of practice and a few favorites. */
async function signIn(browser: Browser, hasPracticed: boolean) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await signUp(page);
  if (hasPracticed) await practice(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function practice(page: Page) {
  for (const daysAgo of [0, 1, 2, 4, 5, 9, 20, 41]) await chantEarlier(page, { daysAgo });
  await page.evaluate(async () => {
    for (const id of ["om-namah-shivaya", "manojavam", "ya-kundendu"]) {
      await fetch(`/api/favorites/${id}`, { method: "POST", headers: { "content-type": "application/json" } });
    }
  });
}
