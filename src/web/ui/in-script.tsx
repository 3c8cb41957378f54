/* @chunk entry */
import { useSyncExternalStore } from "react";
import { writeStored } from "../device/storage.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import type { Script } from "./display/script-letters.ts";

const KEY = "script";
const loadLetters = lazyModule(() => import("./display/script-letters.ts"));

/** The script in which texts are written now; null for Devanagari, as the server writes them. */
let inForce: Script | null = null;
/** The script of the page's markup, which hydration must find as it is. */
let ofMarkup: Script | null = null;
const watchers = new Set<() => void>();

function tell(script: Script | null) {
  inForce = script;
  for (const watcher of watchers) watcher();
}

/**
 * Writes the page from the server in the script that was chosen before, so that hydration finds what it renders. Where
 * the letters cannot be loaded, the page stays in Devanagari. To be called before the page is hydrated.
 */
export async function writeMarkup() {
  const root = document.documentElement;
  if (root.dataset["script"] === undefined) return;
  try {
    const { readScript, writeElements } = await loadLetters();
    inForce = ofMarkup = readScript(root.dataset["script"]);
    if (ofMarkup) writeElements(ofMarkup);
  } catch (error) {
    console.warn("The texts stay in Devanagari, because their letters could not be loaded", error);
  }
  // The texts were hidden until now (verse.css).
  root.dataset["isWritten"] = "";
}

/**
 * Writes every text of the page in a script, by its ISO 15924 code, and keeps the choice. Rejects where the letters
 * cannot be loaded; the page then stays as it is.
 */
export async function chooseScript(code: string) {
  const { readScript } = await loadLetters();
  tell(readScript(code));
  writeStored(KEY, inForce?.code ?? null);
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Writes Devanagari as the page shows it now. */
export const inScript = (devanagari: string) => inForce?.write(devanagari) ?? devanagari;

/** Returns the script in force, for a component that is rendered again when another one is chosen. */
export const useScript = () =>
  useSyncExternalStore(
    subscribe,
    () => inForce,
    () => ofMarkup,
  );

interface Props {
  /** A text in Devanagari. */
  text: string;
  /** ISO 639 code; Sanskrit by default. */
  language?: string | undefined;
  as?: "span" | "p" | "strong";
  className?: string;
}

/** Shows a text in the script that the reader has chosen. */
export function InScript({ text, language = "sa", as: Tag = "span", className }: Props) {
  const script = useScript();
  return (
    <Tag className={className} lang={`${language}-${script?.code ?? "Deva"}`} data-in-script="" translate="no">
      {script ? script.write(text) : text}
    </Tag>
  );
}
