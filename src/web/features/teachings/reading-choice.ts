import { writeStored } from "../../device/storage.ts";

const typefaces = ["sans", "serif"] as const;
export type Typeface = (typeof typefaces)[number];

/** The choice for teachings is stored under this key. The root element has it in `data-reading` (ui/display). */
const KEY = "reading";

/** Returns the typeface that was chosen on this device. */
export const typefaceInForce = (): Typeface =>
  typefaces.find((typeface) => (document.documentElement.dataset[KEY] ?? "").split(" ").includes(typeface)) ?? "sans";

/** Changes the typeface. Without storage the choice lasts as long as the page. */
export function chooseTypeface(typeface: Typeface) {
  document.documentElement.dataset[KEY] = typeface;
  writeStored(KEY, typeface);
}
