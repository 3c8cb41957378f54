/** Loading of the style sheet of all screens; null until it is requested. */
let siteSheet: Promise<void> | null = null;

/**
 * Loads the style sheet of all screens, once, before another screen is shown than the one whose styles came with the
 * page.
 */
export function loadStyles(screen: string): Promise<void> | null {
  if (typeof document === "undefined") return null;
  const own = document.querySelector<HTMLStyleElement>("style[data-screen]");
  if (!own || own.dataset["screen"] === screen) return null;
  siteSheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = own.dataset["sheet"] ?? "";
    link.addEventListener("load", () => resolve());
    // An unstyled screen is better than none. The next one tries again.
    link.addEventListener("error", () => {
      link.remove();
      siteSheet = null;
      resolve();
    });
    document.head.append(link);
  });
  return siteSheet;
}
