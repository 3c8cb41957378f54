/** The meditation film: a lotus mandala that turns and breathes before a slow sky, without beginning or end. */
export const FILM = { width: 1280, height: 720, framesPerSecond: 24, seconds: 20 } as const;

export const FRAMES = FILM.framesPerSecond * FILM.seconds;

/**
 * A ring of the mandala. In one loop it turns by exactly one step of its own symmetry, so that the last frame leads
 * into the first; it begins at an odd angle, since a ring that lies on the pixel grid is sharper than all others.
 */
export interface RingMotion {
  /** Number of times the drawing repeats around the center. */
  symmetry: number;
  /** Steps of the symmetry per loop; negative turns against the clock. */
  steps: number;
  /** Degrees at the beginning. */
  start: number;
  /** By how much the ring grows with a full breath, as a share of its size. */
  growth: number;
}

export const RINGS = {
  mala: { symmetry: 12, steps: 1, start: 7.3, growth: 0 },
  outerLotus: { symmetry: 16, steps: -1, start: 5.1, growth: 0.014 },
  innerLotus: { symmetry: 12, steps: 1, start: 3.7, growth: 0.024 },
} as const satisfies Record<string, RingMotion>;

/** A breath takes ten seconds, which is slower than at rest and easy to follow. */
const BREATHS = 2;

/** Degrees by which a ring is turned when `course` (0…1) of the loop has passed. */
export function angleOf({ symmetry, steps, start }: RingMotion, course: number): number {
  return start + (360 / symmetry) * steps * course;
}

/** 0 (empty) to 1 (full), `course` from 0 to 1. */
export function breathAt(course: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * BREATHS * course);
}
