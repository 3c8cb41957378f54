type Theme = "day" | "night";

const KEY = "theme";
const other: Record<Theme, Theme> = { day: "night", night: "day" };

/** What the device asks for. It is followed until the visitor says otherwise. */
const deviceTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

/** A browser may forbid storage; then the choice holds until the page is left. */
function storage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

export function applyStoredTheme() {
  const stored = storage((kept) => kept.getItem(KEY));
  if (stored === "day" || stored === "night") document.documentElement.dataset.theme = stored;
}

/** Choosing what the device asks for anyway means following the device again. */
export function switchTheme() {
  const { dataset } = document.documentElement;
  const wanted = other[(dataset.theme as Theme | undefined) ?? deviceTheme()];
  if (wanted === deviceTheme()) {
    delete dataset.theme;
    storage((kept) => kept.removeItem(KEY));
  } else {
    dataset.theme = wanted;
    storage((kept) => kept.setItem(KEY, wanted));
  }
}
