import { BEADS_PER_MALA } from "#model/practice.ts";
import { QUARTER } from "./chant-state.ts";

/** The mala as a drawing, in units of which the ring's box is 200 wide, its center at 0,0. Only the meru leaves it. */
export const RING_RADIUS = 96.4;
/** Diameters. The beads touch: 108 of them fill the ring. On a ring of 280 px they are 8 px, the current one 12 px (decision 0024). */
export const BEAD = 5.72;
export const QUARTER_BEAD = 7.2;
/** Diameter of the bead counted last. */
export const CURRENT_BEAD = 8.6;
export const MERU = 9;

/** The meru sits above the last bead, outside of the box: it is the mala's head, and not counted. */
export const MERU_PLACE = { x: 0, y: -RING_RADIUS - 8 } as const;

/** Every 27th bead is larger. */
export const isQuarter = (bead: number) => bead % QUARTER === 0;

/** Degrees clockwise from the top. The first bead is one step on from there, the last is at the top. */
export const angleOf = (bead: number) => (bead * 360) / BEADS_PER_MALA;

/** Where a bead (1 … 108) lies. */
export function beadPlace(bead: number) {
  const radians = (angleOf(bead) * Math.PI) / 180;
  return { x: RING_RADIUS * Math.sin(radians), y: -RING_RADIUS * Math.cos(radians) };
}
