import { lotusSeat } from "../../emblems/lotus.ts";
import { definitions, linear } from "../../emblems/paint.ts";
import { n, onCircle, type Point, place, repeat } from "../../emblems/svg.ts";
import { glow, petalRing, scattered } from "../articles/canvas.ts";
import { glints, lotusLeaves } from "../articles/scenery.ts";
import type { Light } from "./light.ts";

/** The places of the things in the picture, for a screen of some shape. */
export interface Composition {
  width: number;
  height: number;
  sun: Point;
  /** The height of the mala around the sun above the sun's center. */
  mala: number;
  /** At this height the land ends and the water begins. */
  shore: number;
  lotuses: [x: number, y: number, scale: number][];
  leaves: [x: number, y: number, half: number][];
}

const lotus = { front: "url(#dawn-lotus)", behind: "url(#dawn-lotus-behind)", edge: "#7A2450" };

/** Draws dawn over water: the sun in a mala rises behind mountains, and a lotus opens in front of it. */
export function dawn(composition: Composition, light: Light): string {
  const { width, height, sun, shore, lotuses, leaves } = composition;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${definitions(light.palette)}<defs>${linear("sky", "down", light.sky)}${linear("water", "down", light.water)}${linear("sun", "down", light.sun)}${linear("dawn-lotus", "down", light.lotus.front)}${linear("dawn-lotus-behind", "down", light.lotus.behind)}${light.ridges
    .map(([upper, lower], place) =>
      linear(`ridge-${place}`, "down", [
        [0, upper],
        [1, lower],
      ]),
    )
    .join("")}${glow("warmth", light.warmth, 1)}
<radialGradient id="bead" cx=".38" cy=".3" r=".75"><stop offset="0" stop-color="${light.bead[0]}"/><stop offset=".5" stop-color="${light.bead[1]}"/><stop offset="1" stop-color="${light.bead[2]}"/></radialGradient>
<clipPath id="land"><rect width="${width}" height="${shore}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${light.stars > 0 ? stars(composition, light.stars) : ""}
<g clip-path="url(#land)">${place(risingSun(composition.mala, light), sun)}${ranges.map((range, rank) => ridge(range, composition, rank)).join("")}</g>
<rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#water)"/>
${place(`<g transform="scale(1 .5)"><circle r="${composition.mala * 1.5}" fill="url(#warmth)" opacity=".8"/></g>`, { x: sun.x, y: shore })}
<path d="M0 ${shore}H${width}" stroke="${light.shoreLine}" stroke-width="2.5" opacity=".8"/>
${glints({ count: 70, x: sun.x, spread: [composition.mala * 0.45, composition.mala * 1.2], shore, foot: height, color: light.glint })}
${lotusLeaves(leaves, ...light.leaf)}${lotuses.map(([x, y, scale]) => place(lotusSeat(lotus), { x, y, scale })).join("")}</svg>`;
}

/** Draws the sun's disc in a lotus of light, and around it a mala of 108 with its meru at the top. */
function risingSun(radius: number, { rays, petal, beadEdge }: Light): string {
  const disc = radius * 0.36;
  const ray = (index: number) => {
    const [from, to] = [onCircle(radius * 1.1, index * 5), onCircle(radius * (index % 2 ? 1.25 : 1.5), index * 5)];
    return `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}"/>`;
  };
  const petals = (inner: number, outer: number, ground: string, turn = 0) => {
    const look = { color: petal.line, ground, opacity: 1, fill: 1, turn };
    return `${petalRing({ petals: 12, inner: radius * inner, outer: radius * outer, ...look })}<circle r="${n(radius * inner + 2)}" fill="${ground}"/>`;
  };
  const bead = (index: number) => {
    const { x, y } = onCircle(radius, (index * 360) / 108);
    const size = radius * (index === 0 ? 0.052 : index % 27 === 0 ? 0.036 : 0.0225);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="url(#bead)" stroke="${beadEdge}" stroke-width="${n(radius * 0.004)}"/>`;
  };
  return (
    `<circle r="${n(radius * 2.1)}" fill="url(#warmth)"/>` +
    `<g stroke="${rays}" stroke-width="2.4" stroke-linecap="round" opacity=".7">${repeat(72, ray)}</g>` +
    petals(0.66, 0.93, petal.outer) +
    petals(0.5, 0.79, petal.middle, 15) +
    petals(0.34, 0.62, petal.inner) +
    `<circle r="${n(disc)}" fill="url(#sun)" stroke="${petal.line}" stroke-width="2.5"/>` +
    `<circle r="${n(radius)}" fill="none" stroke="${beadEdge}" stroke-width="1.5"/>${repeat(108, bead)}`
  );
}

/** The ranges of mountains, the farthest first. Each falls towards the sun, and ends low where words may stand. */
const ranges = [
  { peak: 0.78, valley: 0.2, step: 0.42, seed: 3, snow: 0.34 },
  { peak: 0.5, valley: 0.14, step: 0.5, seed: 12, snow: 0.15 },
  { peak: 0.27, valley: 0.05, step: 0.34, seed: 27, snow: 0 },
];
type Range = (typeof ranges)[number];

/** Draws a range, whose lengths are shares of the mala's radius. */
function ridge(
  { peak, valley, step, seed, snow }: Range,
  { width, sun, shore, mala }: Composition,
  rank: number,
): string {
  const xAt = (index: number) => (index / 2 - 1 + 0.4 * (scattered(index, seed) - 0.5)) * step * mala;
  const riseAt = (x: number) => {
    const away = Math.abs(x - sun.x) / mala;
    return mala * (valley + (peak - valley) * Math.min(1, away / 1.9) ** 1.4 * fallingFrom(1.5, away));
  };
  const points = Array.from({ length: Math.ceil(width / (step * mala)) * 2 + 8 }, (_, index) => {
    const x = xAt(index);
    const isPeak = index % 2 === 0;
    const share = isPeak ? 0.72 + 0.45 * scattered(index, seed + 1) : 0.4 + 0.25 * scattered(index, seed + 2);
    return { x, y: shore - riseAt(x) * share, isPeak };
  });
  const line = points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L");
  const lit = points.flatMap((top, index) => {
    const beside = points[index + (top.x < sun.x ? 1 : -1)];
    if (!top.isPeak || !beside || beside.y < top.y) return [];
    return `<path d="M${n(top.x)} ${n(top.y)}L${n(beside.x)} ${n(beside.y)}L${n(top.x + (beside.x - top.x) * 0.3)} ${n(beside.y + (shore - beside.y) * 0.2)}L${n(top.x + (beside.x - top.x) * 0.05)} ${n(top.y + (beside.y - top.y) * 0.5)}Z"/>`;
  });
  return `<path d="M${line}V${shore}H-300Z" fill="url(#ridge-${rank})"/><g fill="#FFF3D6" opacity="${snow}">${lit.join("")}</g>`;
}

/** Returns 1 up to a distance, and falls to a fifth at one and a half times that distance. */
const fallingFrom = (distance: number, away: number) => 1 - 0.8 * Math.min(1, Math.max(0, 2 * (away / distance - 1)));

function stars({ width, sun, mala }: Composition, count: number): string {
  const star = (index: number) =>
    `<circle cx="${n(scattered(index, 1) * width)}" cy="${n(scattered(index, 2) * (sun.y - mala))}" r="${n(0.8 + 1.7 * scattered(index, 3) ** 3)}" opacity="${n(0.2 + 0.6 * scattered(index, 4))}"/>`;
  return `<g fill="#FFF4DA">${repeat(count, star)}</g>`;
}
