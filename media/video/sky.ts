import { between, createRandom, type Random } from "../dsp/random.ts";
import type { Canvas } from "./canvas.ts";
import { FILM } from "./film.ts";

const { width, height } = FILM;
/** The mist is so soft that computing every fourth pixel is enough. */
const STEP = 4;
const MIST_WIDTH = width / STEP;
const MIST_HEIGHT = height / STEP;

/** Covers the whole canvas with slowly moving mist and a light in the middle. `course` and `breath` are 0…1. */
export function paintMist(canvas: Canvas, course: number, breath: number): void {
  const mist = mistAt(2 * Math.PI * course, breath);
  const row = MIST_WIDTH * 3;
  for (let y = 0; y < height; y++) {
    const my = Math.min(MIST_HEIGHT - 1.001, Math.max(0, (y + 0.5) / STEP - 0.5));
    const top = Math.floor(my);
    const below = my - top;
    for (let x = 0; x < width; x++) {
      const mx = Math.min(MIST_WIDTH - 1.001, Math.max(0, (x + 0.5) / STEP - 0.5));
      const left = Math.floor(mx);
      const right = mx - left;
      const at = top * row + left * 3;
      const pixel = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (mist[at + c] ?? 0) * (1 - right) + (mist[at + 3 + c] ?? 0) * right;
        const lower = (mist[at + row + c] ?? 0) * (1 - right) + (mist[at + row + 3 + c] ?? 0) * right;
        canvas[pixel + c] = upper * (1 - below) + lower * below;
      }
    }
  }
}

/**
 * Returns sums of sines that distort each other. `angle` (radians) is only used in sines, so that the loop has no seam.
 */
function mistAt(angle: number, breath: number): Float32Array {
  const mist = new Float32Array(MIST_WIDTH * MIST_HEIGHT * 3);
  for (let y = 0, i = 0; y < MIST_HEIGHT; y++) {
    for (let x = 0; x < MIST_WIDTH; x++, i += 3) {
      const u = (x - MIST_WIDTH / 2) / (MIST_HEIGHT / 2);
      const v = (y - MIST_HEIGHT / 2) / (MIST_HEIGHT / 2);
      const distance = Math.hypot(u, v);
      const swell =
        Math.sin(1.7 * u + 1.1 * v + 0.6 * Math.sin(angle)) + Math.sin(2.1 * v - 1.2 * u + 0.7 * Math.cos(angle) + 1.3);
      const veil =
        Math.sin(2.6 * u + 1.1 * swell + 0.5 * Math.cos(angle)) +
        Math.sin(2.2 * v - 0.9 * swell + 0.5 * Math.sin(angle + 1));
      const density = (0.5 + 0.2 * veil) * Math.exp(-0.36 * distance * distance);
      const warmth = 0.5 + 0.25 * swell;
      const light = Math.exp(-1.25 * distance) * (0.86 + 0.28 * breath);
      mist[i] = 7 + 34 * density * warmth + 38 * light;
      mist[i + 1] = 6 + 12 * density + 18 * light;
      mist[i + 2] = 20 + 60 * density + 16 * (1 - warmth) * density + 50 * light;
    }
  }
  return mist;
}

export interface Star {
  /** The direction in radians around the center. */
  direction: number;
  /** The phase of its flight when the loop begins, 0…1. */
  start: number;
  brightness: number;
  /** The whole flickers per loop, and where the first begins in radians. */
  flickers: number;
  phase: number;
  tint: readonly [number, number, number];
}

const STARS = 620;
const TINTS = [
  [1, 0.84, 0.72],
  [1, 0.92, 1],
  [0.75, 0.92, 1],
] as const;

export function scatterStars(seed: number): Star[] {
  const random = createRandom(seed);
  return Array.from({ length: STARS }, () => star(random));
}

function star(random: Random): Star {
  return {
    direction: between(random, 0, 2 * Math.PI),
    start: random(),
    brightness: 0.25 + 0.75 * random() ** 3,
    flickers: 1 + Math.floor(5 * random()),
    phase: between(random, 0, 2 * Math.PI),
    tint: TINTS[Math.floor(3 * random())] ?? TINTS[1],
  };
}

/** A star flies from the nearest to the farthest distance from the center, in pixels, within one loop. */
const NEAREST = 40;
const FARTHEST = 880;

/**
 * Adds the light of the stars. They fly outwards, faster as they come nearer, and are dark at the beginning and end of
 * their flight.
 */
export function addStars(canvas: Canvas, stars: readonly Star[], course: number): void {
  for (const star of stars) {
    const flight = (star.start + course) % 1;
    const distance = NEAREST * (FARTHEST / NEAREST) ** flight;
    const x = width / 2 + distance * Math.cos(star.direction);
    const y = height / 2 + 0.9 * distance * Math.sin(star.direction);
    const flicker = 0.65 + 0.35 * Math.sin(2 * Math.PI * course * star.flickers + star.phase);
    const brightness = 285 * star.brightness * Math.min(1, 4 * flight) * Math.min(1, 6 * (1 - flight)) * flicker;
    addSpot(canvas, { x, y, brightness, spread: 0.6 + 0.65 * star.brightness * flight, tint: star.tint });
  }
}

interface Spot {
  x: number;
  y: number;
  brightness: number;
  /** The standard deviation of the round spot, in pixels. */
  spread: number;
  tint: readonly [number, number, number];
}

function addSpot(canvas: Canvas, { x, y, brightness, spread, tint }: Spot): void {
  const reach = 3;
  if (x < reach + 1 || y < reach + 1 || x > width - reach - 2 || y > height - reach - 2) return;
  const middleX = Math.round(x);
  const middleY = Math.round(y);
  for (let py = middleY - reach; py <= middleY + reach; py++) {
    for (let px = middleX - reach; px <= middleX + reach; px++) {
      const light = brightness * Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (2 * spread * spread));
      const pixel = (py * width + px) * 3;
      for (let c = 0; c < 3; c++) canvas[pixel + c] = (canvas[pixel + c] ?? 0) + light * (tint[c] ?? 1);
    }
  }
}
