import { emblem as ganesha } from "../../emblems/ganesha.ts";
import { blossom } from "../../emblems/garland.ts";
import { lyingGold, stroked } from "../../emblems/paint.ts";
import { lifted, mirrored, place, repeat } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";

/**
 * Draws Ganesha's head in line under a festoon, as over the door of a house, with sweets and durva grass before him.
 */
export function ganeshaGreeted(): ArticleDrawing {
  return {
    palette: ganesha.palette,
    sky: [
      [0, "#C2570C"],
      [0.5, "#F0992C"],
      [1, "#8A3206"],
    ],
    definitions: `${glow("turmeric", "#FFE07A", 0.95)}<radialGradient id="edge" r=".7"><stop offset=".45" stop-color="#4A1602" stop-opacity="0"/><stop offset="1" stop-color="#4A1602" stop-opacity=".8"/></radialGradient>`,
    drawing: `<rect width="1200" height="630" fill="url(#edge)"/><g transform="translate(600 362)"><circle r="520" fill="url(#turmeric)"/>${mandala}${place(ganesha.draw(), { y: 10, scale: 0.74 })}</g>
${festoon()}<g transform="translate(600 600)">${mirrored(place(lifted(sweets()), { x: 400, scale: 1.05 }))}</g>`,
  };
}

const line = "#8A3206";
const mandala =
  `<circle r="238" fill="#8A3206" fill-opacity=".6" stroke="url(#line)" stroke-width="4"/>` +
  beadRing({ radius: 254, color: "#FFF1C4", opacity: 1, size: 4 }) +
  petalRing({ petals: 16, inner: 268, outer: 360, color: line, opacity: 0.75, fill: 0.14 }) +
  petalRing({ petals: 16, inner: 268, outer: 334, color: line, opacity: 0.5, turn: 11.25 }) +
  petalRing({ petals: 32, inner: 392, outer: 452, color: line, opacity: 0.45 }) +
  beadRing({ radius: 382, color: line, opacity: 0.5 });

/** Returns how far the string hangs down at x. */
const sag = (x: number) => 16 + 34 * Math.sin((Math.PI * (x % 300)) / 300);

/** Draws mango leaves between marigolds, hung across the lintel. */
function festoon(): string {
  const leaf = `<path d="M0 0C24 26 22 74 0 108C-22 74 -24 26 0 0Z" fill="url(#leaf)" stroke="#173D20" stroke-width="2"/><path d="M0 6V94" ${stroked("#173D20", 1.6, 0.6)}/>`;
  const leaves = repeat(24, (index) => place(leaf, { x: 25 + index * 50, y: sag(25 + index * 50), scale: 0.72 }));
  const flowers = repeat(49, (index) => {
    const isYellow = index % 2 === 0;
    return place(blossom(isYellow ? "#FFE04A" : "#E8481E", isYellow ? "#B8781A" : "#7A1C08", "#FFF1A0"), {
      x: index * 25,
      y: sag(index * 25),
      scale: 1.05,
    });
  });
  return lifted(leaves) + lifted(flowers);
}

const modaka = `<path d="M0 -62C6 -44 40 -36 40 -8C40 8 24 12 0 12C-24 12 -40 8 -40 -8C-40 -36 -6 -44 0 -62Z" fill="url(#pearl)" stroke="#8A5C28" stroke-width="2.5"/><path d="M0 -56C-4 -30 -14 -10 -22 10M0 -56V12M0 -56C4 -30 14 -10 22 10" ${stroked("#A8804A", 2, 0.8)}/>`;
const blade = (turn: number) =>
  `<path d="M0 0C-6 -60 0 -110 10 -150C12 -100 12 -50 6 0Z" transform="rotate(${turn})" fill="#4E8A2E" stroke="#1E4A1A" stroke-width="1.6"/>`;

/** Draws modakas heaped on a plate, and blades of grass in threes. */
function sweets(): string {
  const heap = [
    [-38, -62],
    [38, -62],
    [0, -108],
    [-76, -22],
    [0, -22],
    [76, -22],
  ].map(([x = 0, y = 0]) => place(modaka, { x, y }));
  const grass = [-34, -16, 2].map(blade).join("");
  return `${place(grass, { x: 128, y: -20 })}${heap.join("")}<path d="M-150 -14H150C140 14 90 24 0 24C-90 24 -140 14 -150 -14Z" ${lyingGold}/>`;
}
