import { writeStored } from "../../device/storage.ts";

export type Theme = "day" | "night";

const KEY = "theme";

/** Returns the theme of the device, which applies until the visitor chooses the other one. */
const deviceTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

export const themeInForce = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? deviceTheme();

/**
 * Applies a theme and stores it. Choosing the device's own theme means following the device again. Without storage a
 * choice lasts as long as the page.
 */
export function chooseTheme(wanted: Theme) {
  const { dataset } = document.documentElement;
  if (wanted === deviceTheme()) {
    delete dataset.theme;
    writeStored(KEY, null);
  } else {
    dataset.theme = wanted;
    writeStored(KEY, wanted);
  }
}
