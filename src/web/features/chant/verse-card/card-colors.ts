/** The same by day and by night. */
const properties = {
  deep: "var(--deity-deep)",
  glow: "color-mix(in oklab, var(--deity-deep), var(--bead-gleam) 14%)",
  gold: "color-mix(in oklab, var(--bead), var(--bead-gleam) 60%)",
  soft: "color-mix(in oklab, var(--bead-gleam), transparent 25%)",
  light: "var(--on-dark)",
} as const;

type Color = keyof typeof properties;

/** Resolves colors of the theme as they are within the element, for a canvas, which knows no custom properties. */
export function readColors(element: Element): Record<Color, string> {
  const probe = document.createElement("i");
  probe.hidden = true;
  element.append(probe);
  const resolve = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const { deep, glow, gold, soft, light } = properties;
  const colors = {
    deep: resolve(deep),
    glow: resolve(glow),
    gold: resolve(gold),
    soft: resolve(soft),
    light: resolve(light),
  };
  probe.remove();
  return colors;
}
