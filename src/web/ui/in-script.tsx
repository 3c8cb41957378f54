/* @chunk entry */
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../device/storage.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import type { Script } from "./display/script-letters.ts";

const KEY = "script";
const loadLetters = lazyModule(() => import("./display/script-letters.ts"));

/** The script in which texts are written now; null for Devanagari, as the server writes them. */
let inForce: Script | null = null;
const watchers = new Set<() => void>();

function tell(script: Script | null) {
  inForce = script;
  for (const watcher of watchers) watcher();
}

/**
 * Writes every text of the page in a script, by its ISO 15924 code, and keeps the choice. Rejects where the letters
 * cannot be loaded; the page then stays as it is.
 */
export async function chooseScript(code: string) {
  const { readScript } = await loadLetters();
  tell(readScript(code));
  writeStored(KEY, code);
}

let isRead = false;

/** The first text on a page that is hydrated brings the script that was chosen before. */
function subscribe(watcher: () => void) {
  watchers.add(watcher);
  const code = isRead ? null : readStored(KEY);
  if (code !== null && code !== "Deva")
    loadLetters().then(
      ({ readScript }) => tell(readScript(code)),
      (error: unknown) => console.warn("The texts stay in Devanagari", error),
    );
  isRead = true;
  return () => void watchers.delete(watcher);
}

/** Writes Devanagari as the page shows it now. */
export const inScript = (devanagari: string) => inForce?.write(devanagari) ?? devanagari;

/** Returns the script in force, for a component that is rendered again when another one is chosen. */
export const useScript = () =>
  useSyncExternalStore(
    subscribe,
    () => inForce,
    () => null,
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
    <Tag className={className} lang={`${language}-${script?.code ?? "Deva"}`} translate="no">
      {script ? script.write(text) : text}
    </Tag>
  );
}
