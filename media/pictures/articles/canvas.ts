import { lotusPetal } from "../../emblems/mandala.ts";
import { definitions as paints, linear } from "../../emblems/paint.ts";
import type { Palette } from "../../emblems/palette.ts";
import { n, onCircle, repeat, ring } from "../../emblems/svg.ts";

export const width = 1200;
const height = 630;

/** The drawing of an article's picture. The origin is the upper left corner. */
export interface ArticleDrawing {
  palette: Palette;
  /** The colors from the top of the picture to its foot. */
  sky: [offset: number, color: string][];
  /** The gradients and clips that only this picture uses. */
  definitions?: string;
  drawing: string;
}

export function canvas({ palette, sky, definitions = "", drawing }: ArticleDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${paints(palette)}<defs>${linear("sky", "down", sky)}${definitions}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${drawing}</svg>`;
}

/** Draws a light that fades to nothing at its edge. */
export const glow = (id: string, color: string, strength = 1) =>
  `<radialGradient id="${id}">${[0, 0.2, 0.4, 0.6, 0.8, 1].map((offset) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${(strength * (1 - offset) ** 2).toFixed(3)}"/>`).join("")}</radialGradient>`;

interface Petals {
  petals: number;
  inner: number;
  outer: number;
  /** The color of the line, and of what lies within it unless `ground` is given. */
  color?: string;
  ground?: string;
  opacity?: number;
  /** The opacity of the ground, from 0 to 1. */
  fill?: number;
  turn?: number;
}

/** Draws one ring of a lotus mandala in thin line, with its petals side by side. */
export function petalRing({
  petals,
  inner,
  outer,
  color = "#FFE0A0",
  ground = color,
  opacity = 0.6,
  fill = 0.08,
  turn = 0,
}: Petals): string {
  // The ends of a petal's foot lie on the inner circle with a gap to the next petal, whose middle is wider than its
  // foot.
  const half = inner * Math.sin(Math.PI / petals) * 0.87;
  const petal = lotusPetal(Number(n(Math.sqrt(inner ** 2 - half ** 2))), outer, Number(n(half)));
  return `<g opacity="${opacity}">${ring(petals, petal, `fill="${ground}" fill-opacity="${fill}"`, turn)}${ring(petals, petal, `fill="none" stroke="${color}" stroke-width="1.8"`, turn)}</g>`;
}

/** Draws a string of beads. There are 108 unless another number is given. */
export function beadRing({
  radius,
  beads = 108,
  size = 3.2,
  color = "#FFE3A6",
  opacity = 0.8,
}: {
  radius: number;
  beads?: number;
  size?: number;
  color?: string;
  opacity?: number;
}): string {
  const bead = (index: number) => {
    const { x, y } = onCircle(radius, (index * 360) / beads);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}"/>`;
  };
  return `<g fill="${color}" opacity="${opacity}">${repeat(beads, bead)}</g>`;
}

/** Returns scattered numbers from 0 to 1, always the same ones, so that every build draws the same picture. */
export const scattered = (index: number, seed: number) => {
  const value = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return value - Math.floor(value);
};
