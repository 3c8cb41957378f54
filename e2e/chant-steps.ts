import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { wavFile } from "mantra-listening";
import { visit } from "./journey.ts";

export const SUNG = "/chant/shiva/om-namah-shivaya";
export const recordings = "**/audio/mantras/*";

/** Opens a mantra in Manual, so that the beads are counted by hand even where a recording exists. */
export async function visitByHand(page: Page, path = SUNG) {
  await visit(page, path);
  await manual(page).click();
  await expect(manual(page)).toBeChecked();
}

/** Starts once the app has loaded, so that it sees every loop. */
export async function startHydrated(page: Page) {
  await visitByHand(page);
  await auto(page).click();
  await expect(auto(page)).toBeChecked();
  await start(page).click();
}

export const start = (page: Page) => page.getByRole("button", { name: "Start Chanting" });
export const counter = (page: Page) => page.getByRole("button", { name: /^(Counter|Auto Counting|Completed|\+1)$/ });
export const pauseButton = (page: Page) => page.getByRole("button", { name: "Pause", exact: true });
export const auto = (page: Page) => page.getByRole("radio", { name: "Auto" });
export const manual = (page: Page) => page.getByRole("radio", { name: "Manual" });

/** Opens the sheet with the controls that are not needed at every mala. */
export async function showControls(page: Page) {
  await untilFaded(page);
  if (!(await sheet(page).isVisible())) await more(page).click();
  await expect(sheet(page)).toBeVisible();
}

export const vow = (page: Page) => page.getByRole("button", { name: /^(Your vow|Make a vow) \(sankalpa\)$/ });

export async function openVow(page: Page) {
  await showControls(page);
  await vow(page).click();
}

export const more = (page: Page) => page.getByRole("button", { name: "More", exact: true });
const sheet = (page: Page) => page.getByRole("region", { name: "Practice settings" });

/**
 * Waits while the page fades on the way to practice mode. On a phone the fade begins by itself, at any time after the
 * mala: as soon as the styles of practice mode are there.
 */
export const untilFaded = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.documentElement;
    const isPhone = matchMedia("(width < 40rem), (height <= 30rem)").matches;
    const isRunning = document.querySelector("[data-lead]")?.textContent === "Pause";
    const isStill = root.style.getPropertyValue("view-transition-name") === "";
    return isStill && (!isPhone || !isRunning || root.hasAttribute("data-practicing"));
  });

/** Resets the mala by the button on the page or, in practice mode, in the sheet. */
export async function reset(page: Page) {
  await untilFaded(page);
  const button = page.getByRole("button", { name: "Reset" });
  if (!(await button.isVisible())) await showControls(page);
  await button.click();
}

/** Returns the box of a part at rest, because at the start of a mala its parts glide to their places. */
export async function boxOf(part: Locator) {
  await untilFaded(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return box;
}

/** The number of beads, which comes before the ring and the bar. */
export const count = (page: Page) => page.locator(".mala b");
export const countOf = async (page: Page) => Number(await count(page).textContent());

/** Replaces the mantra's recording by a generated one: a quiet hum of so many seconds. */
export const singFor = (page: Page | BrowserContext, seconds: number) =>
  page.route(recordings, (route) => {
    const file = hum(seconds);
    const range = /bytes=(\d+)-(\d*)/.exec(route.request().headers()["range"] ?? "");
    const from = Number(range?.[1] ?? 0);
    const to = Math.min(Number(range?.[2] || Number.POSITIVE_INFINITY), file.length - 1);
    return route.fulfill({
      status: 206,
      contentType: "audio/wav",
      headers: { "accept-ranges": "bytes", "content-range": `bytes ${from}-${to}/${file.length}` },
      body: file.subarray(from, to + 1),
    });
  });

/** Shows pages that the app opens in this tab as if nothing were recorded: a new hymn may come before its recordings. */
export async function withoutRecordings(page: Page) {
  const unrecorded = { audioUrl: undefined, timing: undefined, seconds: undefined };
  const silence = (text: object) => ({ ...text, ...unrecorded });
  await page.route(/\/api\/(chant|hymns)\b/, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const { mantra, verses } = reply;
    const parts = { ...(mantra && { mantra: silence(mantra) }), ...(verses && { verses: verses.map(silence) }) };
    const json = Array.isArray(reply) ? reply.map(silence) : { ...silence(reply), ...parts };
    await route.fulfill({ response, json });
  });
}

function hum(seconds: number) {
  const rate = 22_050;
  const samples = Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, place) => 0.018 * Math.sin((2 * Math.PI * 136.1 * place) / rate),
  );
  return Buffer.from(wavFile({ samples, rate }));
}

/** Counts, before the page's own scripts run, how often the player looped, a bell was struck and a toast appeared. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { loops: 0, bells: 0, toasts: 0 };
    Object.assign(window, { seen });
    const { start: begin } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      if (this.frequency.value === 440) seen.bells += 1;
      begin.apply(this, when);
    };
    // The recording fades out after a press on Pause, and may loop once more, which is no bead.
    let isPaused = false;
    const watchPause = ({ target }: Event) => {
      const label = target instanceof Element ? target.closest("button")?.textContent : null;
      if (label === "Pause" || label === "Resume") isPaused = label === "Pause";
    };
    // A looping player seeks to its start by itself, without a script that sets its position.
    const asked = new WeakMap<EventTarget, number>();
    const position = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
    Object.defineProperty(HTMLMediaElement.prototype, "currentTime", {
      ...position,
      set(this: HTMLMediaElement, time: number) {
        if (this.readyState > 0) asked.set(this, (asked.get(this) ?? 0) + 1);
        position?.set?.call(this, time);
      },
    });
    const countLoop = ({ target }: Event) => {
      if (!(target instanceof HTMLAudioElement)) return;
      const waiting = asked.get(target) ?? 0;
      if (waiting > 0) asked.set(target, waiting - 1);
      else if (!isPaused) seen.loops += 1;
    };
    document.addEventListener("click", watchPause, true);
    document.addEventListener("seeking", countLoop, true);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        seen.toasts += node.querySelectorAll(".toast").length + Number(node.matches(".toast"));
      }
    }).observe(document, { childList: true, subtree: true });
  });
// The script above sets this on the window.
export const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { loops: number; bells: number; toasts: number } }).seen);

/** Returns loops less beads, which is never negative, and zero once the player is paused. */
export const loopsWithoutBead = async (page: Page) => (await seen(page)).loops - (await countOf(page));

export const audio = (page: Page) => page.locator("audio");
export const isPlaying = (page: Page) => audio(page).evaluate((player: HTMLAudioElement) => !player.paused);

/** Waits, because an earlier touch would count as a finger that bounces. */
export const waitForNextTouch = (page: Page) => page.waitForTimeout(100);

/*
 * The next functions press buttons at rest. At the start the buttons glide to their places, and a touch that misses one
 * is a bead.
 */

export async function countBead(page: Page) {
  await untilFaded(page);
  await counter(page).click();
}

/** Presses Pause where it stays. */
export async function pause(page: Page) {
  await expect(pauseButton(page)).toBeVisible();
  await untilFaded(page);
  await pauseButton(page).click();
}

/** Presses the counter as fast as the browser takes it. */
export const press = (page: Page, times: number) =>
  counter(page).evaluate((button: HTMLButtonElement, presses) => {
    for (let bead = 0; bead < presses; bead++) button.click();
  }, times);
