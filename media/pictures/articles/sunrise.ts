import { lotusSeat, pinkLotus } from "../../emblems/lotus.ts";
import { emblem as lakshmi } from "../../emblems/lakshmi.ts";
import { linear } from "../../emblems/paint.ts";
import { onCircle, n, place, repeat } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";
import { birds, glints, lotusLeaves } from "./scenery.ts";

const shore = 448;

/**
 * Draws the sun of the Gayatri over water, in three rings of eight petals, because the Gayatri has three lines of eight
 * syllables.
 */
export function sunrise(): ArticleDrawing {
  return {
    palette: lakshmi.palette,
    sky: [
      [0, "#7FA6DA"],
      [0.26, "#E9B4CF"],
      [0.5, "#FFC49A"],
      [0.71, "#FFE9B0"],
    ],
    definitions: `${glow("warmth", "#FFF6CC", 1)}${linear("sun", "down", [
      [0, "#FFFDF0"],
      [1, "#FFC95C"],
    ])}${linear("water", "down", [
      [0, "#FFD79A"],
      [0.3, "#EE9A98"],
      [1, "#5C5AA6"],
    ])}<clipPath id="above"><rect width="1200" height="${shore}"/></clipPath>`,
    drawing: `<g clip-path="url(#above)"><g transform="translate(600 352)"><circle r="470" fill="url(#warmth)"/>${rays()}${petals}<circle r="104" fill="url(#sun)" stroke="#E8963C" stroke-width="3"/></g>
<path d="M0 430Q140 380 260 408T460 440L560 ${shore}H0ZM1200 424Q1080 386 960 410T760 438L640 ${shore}H1200Z" fill="#C9708E" opacity=".8"/></g>
${birds(96, 128, "#8A4A7A")}${birds(968, 92, "#8A4A7A", 0.8)}
<rect y="${shore}" width="1200" height="190" fill="url(#water)"/><path d="M0 ${shore}H1200" stroke="#FFF3CC" stroke-width="3"/>
${glints({ count: 110, x: 600, spread: [150, 480], shore, color: "#FFF8DC" })}${foreground}`,
  };
}

const line = "#D9762C";
const petals =
  beadRing({ radius: 336, beads: 72, size: 3.6, color: line, opacity: 0.55 }) +
  petalRing({ petals: 8, inner: 226, outer: 326, color: line, ground: "#FFE6C0", opacity: 0.8, fill: 0.5 }) +
  `<circle r="226" fill="#FFE3BC" stroke="${line}" stroke-width="1.8"/>` +
  petalRing({ petals: 8, inner: 166, outer: 266, color: line, ground: "#FFD9A2", opacity: 1, fill: 0.9, turn: 22.5 }) +
  `<circle r="168" fill="#FFD9A2"/>` +
  petalRing({ petals: 8, inner: 108, outer: 200, color: line, ground: "#FFC878", opacity: 1, fill: 0.95 });

const ray = (index: number) => {
  const [from, to] = [onCircle(350, index * 7.5), onCircle(index % 2 ? 390 : 440, index * 7.5)];
  return `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}"/>`;
};
const rays = () => `<g stroke="#FFF8DC" stroke-width="3" stroke-linecap="round" opacity=".75">${repeat(48, ray)}</g>`;

const foreground =
  lotusLeaves(
    [
      [70, 606, 96],
      [330, 616, 70],
      [1130, 604, 100],
      [890, 618, 64],
    ],
    "#3E7F7A",
    "#23575E",
  ) +
  place(lotusSeat(pinkLotus), { x: 206, y: 566, scale: 0.5 }) +
  place(lotusSeat(pinkLotus), { x: 1010, y: 572, scale: 0.42 });
