import { readStored, writeStored } from "../device/storage.ts";

type Theme = "day" | "night";

const KEY = "theme";
const other: Record<Theme, Theme> = { day: "night", night: "day" };

/** Theme of the device, followed until the visitor chooses another. */
const deviceTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

export function applyStoredTheme() {
  const stored = readStored(KEY);
  if (stored === "day" || stored === "night") document.documentElement.dataset.theme = stored;
}

/** Choosing the device's own theme means following the device again. Without storage a choice lasts as long as the page. */
export function switchTheme() {
  const { dataset } = document.documentElement;
  const wanted = other[(dataset.theme as Theme | undefined) ?? deviceTheme()];
  if (wanted === deviceTheme()) {
    delete dataset.theme;
    writeStored(KEY, null);
  } else {
    dataset.theme = wanted;
    writeStored(KEY, wanted);
  }
}
