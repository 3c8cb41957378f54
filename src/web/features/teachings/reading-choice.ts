import { writeStored } from "../../device/storage.ts";

const typefaces = ["sans", "serif"] as const;
export type Typeface = (typeof typefaces)[number];

/**
 * Key of the choice for teachings. The root element has it in `data-reading` (ui/display), which once named a size of
 * letters as well.
 */
const KEY = "reading";

/** Returns the typeface that was chosen on this device. */
export const typefaceInForce = (): Typeface =>
  typefaces.find((typeface) => (document.documentElement.dataset[KEY] ?? "").split(" ").includes(typeface)) ?? "sans";

/** Changes the typeface. Without storage the choice lasts as long as the page. */
export function chooseTypeface(typeface: Typeface) {
  document.documentElement.dataset[KEY] = typeface;
  writeStored(KEY, typeface);
}
