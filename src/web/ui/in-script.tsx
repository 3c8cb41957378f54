/* @chunk entry */
import { useSyncExternalStore } from "react";
import type { Script } from "./display/script-letters.ts";

/** The script in which texts are written now; null for Devanagari, as the server writes them. */
let inForce: Script | null = null;
/** The script of the page's markup, which hydration must find unchanged. */
let ofMarkup: Script | null = null;
const watchers = new Set<() => void>();

/** Shows all texts in a script, or says that the page's markup is in it already. */
export function showScript(script: Script | null, isInMarkup = false) {
  inForce = script;
  if (isInMarkup) ofMarkup = script;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Returns a text in Devanagari as the page shows it now. */
export const inScript = (devanagari: string) => inForce?.write(devanagari) ?? devanagari;

/** Returns the script in force, for a component that is rendered again when another one is chosen. */
export const useScript = () =>
  useSyncExternalStore(
    subscribe,
    () => inForce,
    () => ofMarkup,
  );

interface Props {
  /** The text in Devanagari. */
  text: string;
  /** An ISO 639 code; Sanskrit by default. */
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
