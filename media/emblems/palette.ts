/** One hue from the dark edge of the square to the light in its center. */
export interface Palette {
  edge: string;
  mid: string;
  light: string;
  center: string;
  glow: string;
}

/** Colors from the edge inwards, then the glow. */
export const palette = (...[edge, mid, light, center, glow]: [string, string, string, string, string]): Palette => ({
  edge,
  mid,
  light,
  center,
  glow,
});
