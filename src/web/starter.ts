import { applyStoredTheme } from "./theme.ts";

/** Somebody reaches for the page. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin"];

const waiting = new AbortController();
/** Buttons pressed before there was an app to answer. */
const early: HTMLElement[] = [];

/** The app is there, and hears what it missed. */
export function catchUp() {
  waiting.abort();
  for (const button of early.splice(0)) button.click();
}

/**
 * The first script of every page, and a small one. The page is complete without the others, which would only take the
 * line from its fonts and pictures: they are fetched when those are there, or as soon as somebody reaches for it.
 */
function start(scripts: string[], nonce: string) {
  if (document.head.querySelector("link[rel=modulepreload]")) return;
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
  }
  import(/* @vite-ignore */ scripts[0] ?? "").catch(console.error);
}

function keepPress({ target }: Event) {
  const button = target instanceof Element && target.closest("button");
  if (button) early.push(button);
}

applyStoredTheme();
const own = document.querySelector<HTMLScriptElement>("script[data-scripts]");
const begin = () => start(own?.dataset["scripts"]?.split(" ") ?? [], own?.nonce ?? "");
const { signal } = waiting;
addEventListener("click", keepPress, { capture: true, signal });
for (const sign of signs) addEventListener(sign, begin, { capture: true, signal });
if (document.readyState === "complete") begin();
else addEventListener("load", begin, { signal });
