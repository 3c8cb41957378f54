import { BEADS_PER_MALA } from "#model/practice.ts";
import { QUARTER } from "./chant-state.ts";

/**
 * Radius of the mala in the drawing, whose box is 200 units wide with its center at 0,0. Only the meru lies outside of
 * the box.
 */
export const RING_RADIUS = 96.4;
/**
 * Diameter of a bead. With this size 108 beads fill the ring and touch. On a ring of 280 px it is 8 px, and the current
 * bead 12 px (decision 0024).
 */
export const BEAD = 5.72;
export const QUARTER_BEAD = 7.2;
/** Diameter of the bead that was counted last. */
export const CURRENT_BEAD = 8.6;
export const MERU = 9;

/** The meru is the head of the mala, which is not counted. It lies above the last bead, outside of the box. */
export const MERU_PLACE = { x: 0, y: -RING_RADIUS - 8 } as const;

/** True for every 27th bead, which is drawn larger. */
export const isQuarter = (bead: number) => bead % QUARTER === 0;

/**
 * Angle of a bead in degrees clockwise from the top. The first bead is one step from the top, and the last one at the
 * top.
 */
export const angleOf = (bead: number) => (bead * 360) / BEADS_PER_MALA;

/** Returns the position of a bead (1 … 108). */
export function beadPlace(bead: number) {
  const radians = (angleOf(bead) * Math.PI) / 180;
  return { x: RING_RADIUS * Math.sin(radians), y: -RING_RADIUS * Math.cos(radians) };
}
