import sharp from "sharp";
import { lotusPetal } from "../emblems/mandala.ts";
import { n, onCircle, place, repeat, ring } from "../emblems/svg.ts";
import { centring, letter } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";

/** A square drawing in RGBA whose color is already multiplied by its opacity. All values are 0…255. */
export interface Drawing {
  side: number;
  /** The pixels per unit of the canvas. */
  density: number;
  pixels: Float32Array;
}

const SIDE = 736;
/**
 * The drawing has twice the size and is a little out of focus. A line then looks the same wherever it lies on the pixel
 * grid, and a ring that has turned by one petal is the same picture again.
 */
const DENSITY = 2;
const FOCUS = 0.75;

const line = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"`;
const circle = (radius: number, look: string) => `<circle r="${radius}" ${look}/>`;

function beads(times: number, radius: number, size: (index: number) => number): string {
  return repeat(times, (index) => {
    const { x, y } = onCircle(radius, (360 / times) * index);
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${size(index)}" fill="#F6D27A"/>`;
  });
}

/**
 * Draws 108 beads between two lines, with small petals inside and outside. Every ninth bead is larger, for a twelvefold
 * symmetry.
 */
function mala(): string {
  return (
    ring(36, lotusPetal(322, 346, 25), line("#E8BE62", 1.4, 0.75)) +
    circle(320, line("#F3D488", 2.2)) +
    beads(108, 309, (index) => (index % 9 === 0 ? 4.6 : 2.7)) +
    circle(298, line("#F3D488", 1.4)) +
    ring(36, lotusPetal(270, 296, 22), line("#E8BE62", 1, 0.9))
  );
}

/** All fills are drawn before all lines, because petals drawn one after the other would overlap unevenly. */
function outerLotus(): string {
  const behind = lotusPetal(188, 272, 36);
  const front = lotusPetal(186, 262, 35);
  return (
    ring(16, behind, 'fill="#7A5BD0" fill-opacity=".16"', 11.25) +
    ring(16, behind, line("#F0C869", 1.3), 11.25) +
    ring(16, front, 'fill="#4A2E9E" fill-opacity=".38"') +
    ring(16, front, line("#F6D27A", 2)) +
    ring(16, lotusPetal(188, 240, 21), line("#F0C869", 1.1, 0.7)) +
    beads(16, 212, () => 2.6) +
    circle(186, line("#F3D488", 2.2))
  );
}

function innerLotus(): string {
  const petal = lotusPetal(118, 178, 31);
  return (
    ring(12, petal, 'fill="#C04A8A" fill-opacity=".24"') +
    ring(12, petal, line("#F6D27A", 1.6)) +
    ring(12, lotusPetal(118, 160, 17), line("#F0C869", 1, 0.7)) +
    circle(117, line("#F3D488", 2)) +
    beads(36, 110, () => 1.8)
  );
}

/** Draws the sign as an outline of the product's own font, centered by its visible shape. */
async function om(): Promise<string> {
  const sign = await letter(readFont("noto-sans-devanagari", "devanagari-600-normal"), "ॐ", 148);
  const gold =
    `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="${n(sign.top)}" x2="0" y2="${n(sign.bottom)}">` +
    '<stop offset="0" stop-color="#FFF6D6"/><stop offset=".5" stop-color="#F3C763"/>' +
    '<stop offset="1" stop-color="#C08A30"/></linearGradient>';
  return `<defs>${gold}</defs>${place(`<path d="${sign.path}" fill="url(#gold)"/>`, centring(sign))}`;
}

export interface Drawings {
  mala: Drawing;
  outerLotus: Drawing;
  innerLotus: Drawing;
  om: Drawing;
  /** The same sign out of focus, which is added as light. */
  omGlow: Drawing;
}

export async function drawAll(): Promise<Drawings> {
  const sign = await om();
  return {
    mala: await rasterise(mala()),
    outerLotus: await rasterise(outerLotus()),
    innerLotus: await rasterise(innerLotus()),
    om: await rasterise(sign),
    omGlow: await rasterise(sign, 26),
  };
}

/** Renders an SVG to pixels. `blur` is in pixels of the drawing. */
async function rasterise(svg: string, blur = FOCUS): Promise<Drawing> {
  const side = SIDE * DENSITY;
  const frame = `viewBox="${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}"`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ${frame}>${svg}</svg>`;
  const bytes = await sharp(Buffer.from(file)).ensureAlpha().blur(blur).raw().toBuffer();
  return { side, density: DENSITY, pixels: multiplied(bytes) };
}

function multiplied(bytes: Buffer): Float32Array {
  return Float32Array.from(bytes, (value, index) => {
    const channel = index % 4;
    return channel === 3 ? value : (value * (bytes[index - channel + 3] ?? 0)) / 255;
  });
}
