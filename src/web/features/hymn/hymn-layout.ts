import { readStored, writeStored } from "../../device/storage.ts";

/** How much of each verse is shown, from least to most. */
export const hymnLayouts = ["letters", "transliteration", "meaning"] as const;
export type HymnLayout = (typeof hymnLayouts)[number];

const KEY = "hymn-layout";
const listeners = new Set<() => void>();

/** Applies the stored layout before the first paint, so that nothing moves. */
export const applyHymnLayout = () => show(readStored(KEY) ?? "");

const show = (layout: string) => (document.documentElement.dataset["hymn"] = layout);

/** The layout on this device. */
export const hymnLayout = (): HymnLayout =>
  hymnLayouts.find((layout) => layout === document.documentElement.dataset["hymn"]) ?? "meaning";

/** Without storage the choice lasts as long as the page. */
export function chooseHymnLayout(layout: HymnLayout) {
  writeStored(KEY, layout === "meaning" ? null : layout);
  show(layout);
  for (const listener of listeners) listener();
}

export function watchHymnLayout(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
