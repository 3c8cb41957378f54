/** The meditation film: a lotus mandala that turns and breathes in front of a slow sky, without beginning or end. */
export const FILM = { width: 1280, height: 720, framesPerSecond: 24, seconds: 20 } as const;

export const FRAMES = FILM.framesPerSecond * FILM.seconds;

/**
 * A ring of the mandala. In one loop it turns by exactly one step of its own symmetry, so that the last frame leads
 * into the first. It begins at an odd angle, because a ring that lies on the pixel grid is sharper than all others.
 */
export interface RingMotion {
  /** The drawing repeats so many times around the center. */
  symmetry: number;
  /** The steps of the symmetry per loop. A negative number turns counterclockwise. */
  steps: number;
  /** The degrees at the beginning. */
  start: number;
  /** The ring grows by this share of its size with a full breath. */
  growth: number;
}

export const RINGS = {
  mala: { symmetry: 12, steps: 1, start: 7.3, growth: 0 },
  outerLotus: { symmetry: 16, steps: -1, start: 5.1, growth: 0.014 },
  innerLotus: { symmetry: 12, steps: 1, start: 3.7, growth: 0.024 },
} as const satisfies Record<string, RingMotion>;

/** A breath takes ten seconds, which is slower than at rest and easy to follow. */
const BREATHS = 2;

/** Returns by how many degrees a ring is turned when `course` (0…1) of the loop has passed. */
export function angleOf({ symmetry, steps, start }: RingMotion, course: number): number {
  return start + (360 / symmetry) * steps * course;
}

/** Returns the breath from 0 (empty) to 1 (full) at `course`, from 0 to 1. */
export function breathAt(course: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * BREATHS * course);
}
