/** The shades of one hue, from the dark edge of the square to the light in its center. */
export interface Palette {
  edge: string;
  mid: string;
  light: string;
  center: string;
  glow: string;
}

/** Makes a palette of the colors from the edge inwards, and then the glow. */
export const palette = (...[edge, mid, light, center, glow]: [string, string, string, string, string]): Palette => ({
  edge,
  mid,
  light,
  center,
  glow,
});
