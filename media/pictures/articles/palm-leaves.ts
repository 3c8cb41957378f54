import { emblem as ram } from "../../emblems/ram.ts";
import { stroked } from "../../emblems/paint.ts";
import { lifted, mirrored, n, onCircle, place, repeat } from "../../emblems/svg.ts";
import { centring, letter } from "../../fonts/lettering.ts";
import { readFont } from "../../fonts/sources.ts";
import { type ArticleDrawing, beadRing, glow, petalRing, scattered } from "./canvas.ts";

/** The prayer at the end of the article, Brihadaranyaka Upanishad 1.3.28, has a line on each leaf. */
const prayer = ["असतो मा सद्गमय", "तमसो मा ज्योतिर्गमय", "मृत्योर्मामृतं गमय"];

export async function palmLeaves(): Promise<ArticleDrawing> {
  const leaves = await Promise.all(prayer.map(leaf));
  const behind = `<g transform="translate(600 315)"><circle r="640" fill="url(#lamp)"/>${petalRing({ petals: 24, inner: 300, outer: 400, opacity: 0.45 })}${beadRing({ radius: 286, opacity: 0.5 })}${petalRing({ petals: 32, inner: 420, outer: 500, opacity: 0.3 })}${beadRing({ radius: 410, opacity: 0.35 })}</g>`;
  return {
    palette: ram.palette,
    sky: [
      [0, "#1E0F08"],
      [0.5, "#5A2A12"],
      [1, "#1E0F08"],
    ],
    definitions: `${glow("lamp", "#F0923A", 0.75)}<linearGradient id="leaf-brown" x2="0" y2="1"><stop offset="0" stop-color="#F6DFA6"/><stop offset=".5" stop-color="#E9C680"/><stop offset="1" stop-color="#C3924A"/></linearGradient>`,
    drawing:
      behind +
      string(above, lie[0]) +
      lie
        .map((where, index) => lifted(place(leaves[index] ?? "", where)) + string(where, lie[index + 1] ?? below))
        .join(""),
  };
}

interface Place {
  x: number;
  y: number;
  turn: number;
}
const lie: [Place, Place, Place] = [
  { x: 590, y: 164, turn: -3.2 },
  { x: 606, y: 315, turn: 0.6 },
  { x: 594, y: 466, turn: 3.4 },
];
const above: Place = { x: 600, y: -20, turn: 0 };
const below: Place = { x: 600, y: 660, turn: 0 };

const half = 530;
const holes = 352;

async function leaf(line: string): Promise<string> {
  const writing = await letter(readFont("noto-sans-devanagari", "devanagari-400-normal"), line, 84);
  const scale = Math.min(1, 600 / (writing.right - writing.left));
  const shape = `M${-half} -52Q${-half + 6} -64 ${-half + 24} -64Q0 -70 ${half - 24} -62Q${half - 4} -60 ${half} -48L${half - 4} 50Q${half - 8} 64 ${half - 28} 63Q0 69 ${-half + 26} 62Q${-half + 6} 62 ${-half + 2} 48Z`;
  return `<path d="${shape}" fill="url(#leaf-brown)" stroke="#6B3F14" stroke-width="3"/>${fibres()}
<path d="M${-holes + 36} -50V50M${holes - 36} -50V50M${-holes - 36} -50V50M${holes + 36} -50V50" ${stroked("#9A5A20", 2, 0.7)}/>
${mirrored(`<g transform="translate(${holes} 0)"><circle r="26" ${stroked("#9A3A1A", 2.5, 0.8)}/><circle r="10" fill="#2A1208"/></g>${place(flower, { x: 454 })}`)}
${place(`<path d="${writing.path}" fill="#3A1606" stroke="#3A1606" stroke-width="2.5"/>`, middle(writing, scale))}`;
}

const middle = (writing: Awaited<ReturnType<typeof letter>>, scale: number) => {
  const { x, y } = centring(writing);
  return { x: x * scale, y: y * scale, scale };
};

const fibre = (index: number) => {
  const y = -56 + index * 8;
  const from = -half + 20 + scattered(index, 1) * 300;
  return `<path d="M${n(from)} ${y}h${n(300 + scattered(index, 2) * 420)}"/>`;
};
const fibres = () => `<g ${stroked("#A8742C", 1.4, 0.35)}>${repeat(15, fibre)}</g>`;

/** This is a lotus painted in red on the leaf's margin. */
const flower =
  petalRing({ petals: 8, inner: 14, outer: 42, color: "#9A2A1A", opacity: 0.85, fill: 0.35 }) +
  `<circle r="12" fill="#9A2A1A" opacity=".8"/><circle r="5" fill="#F6DFA6"/>`;

/** Draws the cord out of both holes of one leaf, over its edge and under the next leaf to the holes of that one. */
function string(from: Place, to: Place | undefined): string {
  if (!to) return "";
  const hole = ({ x, y, turn }: Place, side: number) => {
    const { x: right, y: up } = onCircle(holes, 90 + turn);
    return { x: x + side * right, y: y + side * up };
  };
  const strand = (side: number) => {
    const [start, end] = [hole(from, side), hole(to, side)];
    return `M${n(start.x)} ${n(start.y)}C${n(start.x + 16)} ${n(start.y + 50)} ${n(end.x - 16)} ${n(end.y - 50)} ${n(end.x)} ${n(end.y)}`;
  };
  return `<path d="${strand(-1)}${strand(1)}" ${stroked("#5A0F0C", 11)}/><path d="${strand(-1)}${strand(1)}" ${stroked("#D0342A", 7)}/>`;
}
