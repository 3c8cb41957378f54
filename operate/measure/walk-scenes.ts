import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { browserSwitches, findOrInstallChromium } from "../../e2e/chromium.ts";
import { openVow, SUNG } from "../../e2e/chant-steps.ts";
import { at } from "../../e2e/journey.ts";
import { chantEarlier, signUp } from "../../e2e/person.ts";
import { openMantra } from "../../e2e/practice-steps.ts";
import { runServer } from "../../tools/run-server.ts";
import type { Scene } from "./scene.ts";

/** A picture loads and a fade ends within so many milliseconds. */
const SETTLE = 700;
/** A state counts as missing after so many milliseconds. */
const PATIENCE = 20_000;

export interface Look {
  /** A size such as "390x844". */
  size: string;
  theme: "light" | "dark";
}

/** A state of a scene, in one look. */
export interface Reached extends Look {
  scene: string;
  state: string;
}

interface Walk {
  /**
   * The origin of a site that is already running, such as an older build; a dash means this one, which is built and run
   * for the walk.
   */
  given: string;
  looks: readonly Look[];
  scenes: readonly Scene[];
  see: (page: Page, reached: Reached) => Promise<void>;
}

/**
 * Shows each state of each scene to `see` once it is at rest. Returns how many states were not reached, because a build
 * may not have them.
 */
export async function walkScenes({ given, looks, scenes, see }: Walk): Promise<number> {
  const server = given === "-" ? await runServer({ ADDRESS_LIMIT_FACTOR: "1000" }) : null;
  // The steps of the journeys read this variable.
  process.env["E2E_ORIGIN"] = server?.origin ?? given;
  /** The microphone is allowed, and hears a beep each second. */
  const microphone = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const args = [...browserSwitches, ...microphone];
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args });
  const people = { newcomer: await signIn(browser, false), practitioner: await signIn(browser, true) };
  let skipped = 0;
  for (const look of looks) {
    for (const scene of scenes) {
      const storageState = scene.person && people[scene.person];
      const context = await open(browser, { ...optionsOf(look), ...(storageState && { storageState }) });
      skipped += await walkScene(scene, context, look, see);
      await context.close();
    }
  }
  await browser.close();
  await server?.stop();
  return skipped;
}

function optionsOf({ size, theme }: Look) {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { viewport: { width, height }, colorScheme: theme, hasTouch: width < 1000 };
}

/** Reaches the states of a scene in their order. The later ones are tried even where an earlier one is missing. */
async function walkScene({ name, states }: Scene, context: BrowserContext, look: Look, see: Walk["see"]) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE / 2);
  let skipped = 0;
  for (const [state, reach] of Object.entries(states)) {
    try {
      await withPatience(reach(page));
      await page.waitForTimeout(SETTLE);
      await see(page, { ...look, scene: name, state });
    } catch (error) {
      skipped += 1;
      console.log(`Skipped ${name}-${state}-${look.size}-${look.theme}: ${String(error).split("\n", 1)[0]}`);
    }
  }
  return skipped;
}

/** Rejects when a state is not reached in time. Outside of the journeys' runner some steps would wait for ever. */
function withPatience(reached: Promise<unknown>) {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("not reached in time")), PATIENCE).unref();
  });
  return Promise.race([reached, tooLate]);
}

/** Opens a context without a service worker, which would answer instead of the server. */
function open(browser: Browser, options: BrowserContextOptions = {}) {
  return browser.newContext({ ...options, serviceWorkers: "block" });
}

/** Returns the cookies of a new account, or of one with some days of practice, a few favorites and a vow. */
async function signIn(browser: Browser, hasPracticed: boolean) {
  const context = await open(browser);
  const page = await context.newPage();
  await signUp(page);
  if (hasPracticed) await practice(page);
  const state = await context.storageState({ indexedDB: true });
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
  await openMantra(page, at(SUNG));
  await openVow(page);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
}
