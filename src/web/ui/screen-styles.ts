/** The sheet with everybody's styles, once it is asked for. */
let wholeSheet: Promise<void> | null = null;

/** A page comes with the styles of its own screen. Before any other is shown, the whole sheet is loaded, once. */
export function loadStyles(screen: string): Promise<void> | null {
  if (typeof document === "undefined") return null;
  const own = document.querySelector<HTMLStyleElement>("style[data-screen]");
  if (!own || own.dataset["screen"] === screen) return null;
  wholeSheet ??= new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = own.dataset["sheet"] ?? "";
    link.addEventListener("load", () => resolve());
    // A screen in plain clothes is better than none. The next one asks anew.
    link.addEventListener("error", () => {
      link.remove();
      wholeSheet = null;
      resolve();
    });
    document.head.append(link);
  });
  return wholeSheet;
}
