import { readStored, writeStored } from "../../device/storage.ts";

/** A line of every verse that is shown or hidden on this device. */
export interface VerseLine {
  /** Applies the stored choice before the first paint, so that nothing moves. */
  applyStored: () => void;
  isShown: () => boolean;
  /** Shows or hides the line. Without storage the choice lasts as long as the page. */
  switchIt: () => void;
  watch: (listener: () => void) => () => void;
}

/** The root element has `data-{name}="{changed}"` once the visitor has changed the line from its default. */
function verseLine(name: "transliteration" | "roman", changed: "hidden" | "shown"): VerseLine {
  const listeners = new Set<() => void>();
  const isChanged = () => document.documentElement.dataset[name] === changed;

  return {
    applyStored() {
      if (readStored(name) === changed) document.documentElement.dataset[name] = changed;
    },
    isShown: () => isChanged() === (changed === "shown"),
    switchIt() {
      const { dataset } = document.documentElement;
      if (isChanged()) delete dataset[name];
      else dataset[name] = changed;
      writeStored(name, dataset[name] ?? null);
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Transliteration in IAST. */
export const transliterationLine = verseLine("transliteration", "hidden");
/** Transliteration in plain English letters. */
export const romanLine = verseLine("roman", "shown");
