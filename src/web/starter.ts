import { applyStoredTheme } from "./theme.ts";

/** Somebody reaches for the page. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"];

const waiting = new AbortController();
/** What was done before there was an app to answer. */
const early: (() => void)[] = [];
let isStarted = false;

/** The app answers from here on, and hears what it missed. */
function catchUp() {
  waiting.abort();
  for (const again of early.splice(0)) again();
}

/**
 * The first script of every page, and a small one; what lies below the first screen waits for it, so that the first is
 * shown without the rest. The page can be read without the other scripts and without ornaments, which would only take
 * the line from its fonts and pictures: they come when those are there, or as soon as somebody reaches for it.
 */
function start(scripts: string[], nonce: string) {
  delete document.documentElement.dataset["unadorned"];
  if (isStarted) return;
  isStarted = true;
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
  }
  import(/* @vite-ignore */ scripts[0] ?? "").catch(console.error);
}

/**
 * A screen keeps presses too, until it is alive: what is kept here is not for it to hear. The menu opens without an app,
 * and what stands outside tells that the app could not start.
 */
function keepPress(event: Event) {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLElement>("#root button:not([popovertarget])");
  if (!button) return;
  event.stopImmediatePropagation();
  early.push(() => button.click());
}

/** A form without an address is the app's. Enter in a field presses its button, which is kept, if it has one. */
function holdForm(event: SubmitEvent) {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || target.hasAttribute("action")) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (!submitter) early.push(() => target.requestSubmit());
}

function keepInput({ target }: Event) {
  early.push(() => target?.dispatchEvent(new Event("input", { bubbles: true })));
}

applyStoredTheme();
const own = document.querySelector<HTMLScriptElement>("script[data-scripts]");
// It stands among what React will bring to life, and knows nothing of it.
own?.remove();
const { signal } = waiting;
const heard = { capture: true, signal };

/** Not before the page's data, which stands at its end. */
function begin() {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, heard);
  else start(own?.dataset["scripts"]?.split(" ") ?? [], own?.nonce ?? "");
}

addEventListener("click", keepPress, heard);
addEventListener("submit", holdForm, heard);
addEventListener("input", keepInput, heard);
for (const sign of signs) addEventListener(sign, begin, heard);
addEventListener("load", begin, heard);
addEventListener("arrival", catchUp, heard);
// What stands after the question mark is mostly the app's to answer.
if (location.search || document.readyState === "complete") begin();
