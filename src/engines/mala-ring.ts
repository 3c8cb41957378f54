import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import { partOf } from "./chant-state.ts";

/**
 * Radius of the mala in the drawing, whose box is 200 units wide with its center at 0,0. Only the meru lies outside of
 * the box.
 */
export const RING_RADIUS = 96.4;
/** The diameters of what lies on the ring. */
interface Beads {
  bead: number;
  /** The diameter of the larger bead at the end of each part of the round. */
  large: number;
  /** The diameter of the bead that was counted last. */
  current: number;
}

/**
 * With these sizes 108 beads fill the ring and touch. On a ring of 280 px a bead is 8 px, and the current one 12 px
 * (decision 0024).
 */
const ofMala: Beads = { bead: 5.72, large: 7.2, current: 8.6 };

/** A smaller round has larger beads, as bracelets of beads have, and its thread is visible between them. */
const ofSmallerRound: Beads = { bead: 8.4, large: 10, current: 12.2 };

export const beadsOf = (size: RoundSize): Beads => (size === BEADS_PER_MALA ? ofMala : ofSmallerRound);

export const MERU = 9;

/**
 * Returns the position of the meru, which is the head of the mala and is not counted. It lies above the last bead,
 * outside of the box.
 */
export const meruPlace = (size: RoundSize) => ({ x: 0, y: -RING_RADIUS - 4.4 - beadsOf(size).large / 2 });

/** Returns true for a bead that is drawn larger, such as every 27th of a mala. */
export const isLarge = (bead: number, size: RoundSize) => bead % partOf(size) === 0;

/**
 * Returns the angle of a bead in degrees clockwise from the top. The first bead is one step from the top, and the last
 * one at the top.
 */
export const angleOf = (bead: number, size: RoundSize) => (bead * 360) / size;

/** Returns the position of a bead, from 1 to the size of the round. */
export function beadPlace(bead: number, size: RoundSize) {
  const radians = (angleOf(bead, size) * Math.PI) / 180;
  return { x: RING_RADIUS * Math.sin(radians), y: -RING_RADIUS * Math.cos(radians) };
}
