import { parseJsonObject } from "#engines/json-object.ts";
import { BEADS_PER_MALA, sizeOf } from "#model/practice.ts";
import { stored } from "../../device/storage.ts";
import { applyDisplayChoices } from "../../ui/display/display-choice.ts";
import { applyPracticedHere } from "../../practice/apply-practiced-here.ts";
import { queueEarlyPresses } from "./early-presses.ts";
import { APP_FAILED, HYDRATED } from "../../loading/hydration-events.ts";
import { showStartupError, watchRejections } from "./startup-error.ts";

/*
 * This is the first script of every page, and a small one. It applies the chosen theme, text size and letters, marks a
 * device on which somebody has practiced, queues presses, and loads the app when the page's fonts and pictures are
 * loaded, or when somebody interacts with the page. It also shows a failure to load the app, so it is built by itself
 * and imports nothing at run time.
 */

const interactions = ["pointerover", "pointerdown", "keydown", "focusin"];

applyDisplayChoices();
// The home page would jump if its beginning became small after it was painted. Its paused animation is no longer
// pending then.
if (document.querySelector("[data-hero]")?.getAnimations()[0]?.pending !== false) applyPracticedHere();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", applyKeptRound);
else applyKeptRound();
const giveUpPresses = queueEarlyPresses();
const ignoreRejections = watchRejections();
const tag = document.querySelector<HTMLScriptElement>("script[data-scripts]");
const waiting = new AbortController();

/**
 * Writes the number of beads of the round that is stored for this mantra into the words around the ring. The page from
 * the server has that of a mala. Hydration leaves these words as they are.
 */
function applyKeptRound() {
  const mantraId = document.querySelector<HTMLElement>("[data-mantra]")?.dataset["mantra"];
  const choice = parseJsonObject(stored.read("rounds"))[mantraId ?? ""] as { size?: unknown } | undefined;
  const size = sizeOf({ round: choice?.size });
  if (size === BEADS_PER_MALA) return;
  for (const { childNodes } of document.querySelectorAll("#counter, [data-glows] p"))
    for (const words of childNodes)
      if (words instanceof Text) words.data = words.data.replace(String(BEADS_PER_MALA), String(size));
}

/** Loads the app once the document is parsed, because the page's data stand at its end. */
function begin() {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", begin, { signal: waiting.signal });
  waiting.abort();
  loadApp(tag?.dataset["scripts"]?.split(" ") ?? [], tag?.nonce ?? "").catch(fail);
}

/**
 * Fetches all scripts at once, and evaluates each in a task of its own, so that a small phone can answer in between.
 */
async function loadApp(scripts: string[], nonce: string) {
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
  for (const src of scripts) await import(/* @vite-ignore */ src);
}

function fail(error: unknown) {
  giveUpPresses();
  showStartupError(error);
}

addEventListener(APP_FAILED, (event) => fail((event as CustomEvent<unknown>).detail));
addEventListener(HYDRATED, ({ target }) => {
  if (target === window) ignoreRejections();
});
for (const type of [...interactions, "load"]) addEventListener(type, begin, { capture: true, signal: waiting.signal });
// Only the app can answer most queries in an address and write texts in another script, so such a page does not wait.
if (location.search || document.documentElement.dataset["script"] !== undefined || document.readyState === "complete")
  begin();
