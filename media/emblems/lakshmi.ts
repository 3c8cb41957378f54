import { centring, letter } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";
import { lotusSeat, pinkLotus } from "./lotus.ts";
import { square } from "./mandala.ts";
import { filled, gold, ink, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, n, place, repeat, ring } from "./svg.ts";

/** The emblem shows the full vessel on a lotus, crowned with mango leaves and a coconut. Coins rain on both sides. */
export const emblem = {
  image: "goddess-lakshmi.png",
  palette: palette("#2A0420", "#6A104A", "#A62A74", "#D962A4", "#FFC8C0"),
  yantra: square(390, 0) + square(390, 45),
  async draw() {
    const vessel = place(lifted(leaves() + coconut()) + lifted(await pot()), { scale: 0.92 });
    return place(lifted(coins()) + lifted(place(lotusSeat(pinkLotus), { y: 228, scale: 1.06 })) + vessel, { y: -4 });
  },
};

/** Each coin has its distance to the side and downwards, half its width and height, and its turn. */
const fallingCoins: [number, number, number, number, number][] = [
  [-196, -128, 21, 21, 0],
  [196, -120, 21, 19, 10],
  [-240, -52, 20, 14, 20],
  [240, -58, 20, 13, -24],
  [-192, 14, 22, 19, -14],
  [194, 8, 21, 19, 14],
  [-246, 74, 20, 12, 30],
  [246, 66, 21, 13, -28],
];

const coins = () =>
  fallingCoins.map(([x, y, width, height, turn]) => place(coin(width, height), { x, y, turn })).join("");

function coin(width: number, height: number): string {
  const flower = `<g transform="scale(1 ${(height / width).toFixed(2)})">${ring(6, "M0 -2C5 -5 5 -10 0 -12C-5 -10 -5 -5 0 -2Z", 'fill="#B07A25"')}</g>`;
  return `<ellipse cy="4" rx="${width}" ry="${height}" fill="#8A5C18"/><ellipse rx="${width}" ry="${height}" ${gold}/><ellipse rx="${n(width * 0.72)}" ry="${n(height * 0.72)}" ${stroked("#8A5C18", 1.8)}/>${height > 14 ? flower : ""}`;
}

function leaves(): string {
  const leaf = `<path d="M0 0C-34 -30 -40 -92 0 -142C40 -92 34 -30 0 0Z" ${filled("url(#leaf)", "#173D20", 2.4)}/><path d="M0 -4V-128" ${stroked("#173D20", 1.6, 0.6)}/>`;
  return [-38, 38, -64, 64, -90, 90]
    .map((turn) => place(leaf, { x: 34 * Math.sin((turn * Math.PI) / 180), y: -80, turn, scale: 1.08 }))
    .join("");
}

const fibre = (index: number) => {
  const x = -54 + index * 9;
  return `<path d="M${n(x * 0.14)} -240Q${n(x * 1.25)} -176 ${n(x * 0.78)} -94" ${stroked(index % 2 ? "#5E3817" : "#B98148", 1.8, 0.75)}/>`;
};

function coconut(): string {
  return `<path d="M0 -256C8 -232 16 -222 30 -212C56 -194 66 -170 64 -142C62 -104 34 -84 0 -84C-34 -84 -62 -104 -64 -142C-66 -170 -56 -194 -30 -212C-16 -222 -8 -232 0 -256Z" ${filled("#8A5A2E", ink, 3)}/>
${repeat(13, fibre)}
<path d="M-60 -150Q0 -120 60 -150L58 -128Q0 -98 -58 -128Z" ${filled(red, "#6A0F14", 2)}/>
<path d="M-58 -139Q0 -109 58 -139" ${stroked("#F6D27A", 2.5)}/><circle cy="-176" r="9" ${filled("#F2B632", "#7A4A10", 1.5)}/>`;
}

const dot = (index: number) => {
  const aside = -108 + 18 * index;
  return `<circle cx="${aside}" cy="${n(23 - (aside / 120) ** 2 * 18)}" r="3.6" fill="#8C2D1F"/>`;
};

/** Draws the pot, with the syllable shrim written on its belly. */
async function pot(): Promise<string> {
  const shri = await letter(readFont("poppins", "devanagari-600-normal"), "श्री", 92);
  const { x, y } = centring(shri);
  return `<path d="M-74 -66C-66 -48 -62 -44 -60 -30C-128 -14 -150 40 -138 92C-128 138 -84 166 -48 174H48C84 166 128 138 138 92C150 40 128 -14 60 -30C62 -44 66 -48 74 -66Z" ${roundGold}/>
<rect x="-86" y="-88" width="172" height="24" rx="12" ${lyingGold}/><path d="M-61 -30Q0 -18 61 -30" ${stroked(ink, 2.4)}/>
<path d="M-120 4Q0 32 120 4M-132 18Q0 48 132 18" ${stroked("#8C2D1F", 4, 0.85)}/>${repeat(13, dot)}
<path d="M-122 116Q0 150 122 116M-106 134Q0 164 106 134" ${stroked("#8C2D1F", 3.5, 0.8)}/>
<path d="${shri.path}" transform="translate(${n(x)} ${n(y + 80)})" fill="#9A1B2F"/>`;
}
