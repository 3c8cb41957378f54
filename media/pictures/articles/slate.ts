import { peacockFeather } from "../../emblems/feather.ts";
import { emblem as saraswati } from "../../emblems/saraswati.ts";
import { stroked } from "../../emblems/paint.ts";
import { lifted, n, place } from "../../emblems/svg.ts";
import { centring, letter } from "../../fonts/lettering.ts";
import { readFont } from "../../fonts/sources.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";

/**
 * Draws a child's slate with short a, long ā, short i, and the five places where consonants are made, from throat to
 * lips.
 */
export async function slate(): Promise<ArticleDrawing> {
  const vowels = [
    await chalk("अ", { x: -236, y: 30, size: 196, color: "#FFFDF2" }),
    await chalk("आ", { x: 8, y: 30, size: 196, color: "#FFD978" }),
    await chalk("इ", { x: 238, y: 30, size: 196, color: "#FFB3C4" }),
  ];
  const places = await Promise.all(
    [..."कचटतप"].map((consonant, index) =>
      chalk(consonant, { x: -278 + index * 139, y: 166, size: 74, color: "#CFE6FF" }),
    ),
  );
  const behind =
    `<circle r="420" fill="url(#air)"/>` +
    petalRing({ petals: 24, inner: 300, outer: 392, color: "#5A6FB0", opacity: 0.45 }) +
    beadRing({ radius: 408, color: "#5A6FB0", opacity: 0.5 }) +
    petalRing({ petals: 32, inner: 424, outer: 500, color: "#5A6FB0", opacity: 0.3 });
  return {
    palette: saraswati.palette,
    sky: [
      [0, "#9DB8E4"],
      [0.5, "#D3DCF2"],
      [1, "#F8DFD0"],
    ],
    definitions: glow("air", "#FFFFFF", 0.9),
    drawing: `<g transform="translate(600 315)">${behind}</g><g transform="translate(500 318) rotate(-2)">${lifted(board)}${vowels.join("")}${lengths}${places.join("")}${arcs}</g>
<g transform="translate(948 622) rotate(11) scale(1.16)">${lifted(peacockFeather())}</g>`,
  };
}

const board = `<rect x="-414" y="-256" width="828" height="512" rx="34" fill="url(#wood)" stroke="#2C1206" stroke-width="3"/><rect x="-400" y="-243" width="800" height="486" rx="26" ${stroked("#E0A468", 2.5, 0.7)}/>
<rect x="-370" y="-212" width="740" height="424" rx="10" fill="#232B3C" stroke="#120A06" stroke-width="3"/><path d="M-350 78H350" ${stroked("#8FA6C8", 2, 0.5)}/><circle cx="-392" cy="-234" r="8" fill="#2C1206"/><circle cx="392" cy="-234" r="8" fill="#2C1206"/><circle cx="-392" cy="234" r="8" fill="#2C1206"/><circle cx="392" cy="234" r="8" fill="#2C1206"/>`;

/** These are marks of short and long, as over a scanned verse. */
const lengths = `<path d="M-274 -182Q-236 -152 -198 -182" ${stroked("#FFFDF2", 6)}/><path d="M-60 -168H76" ${stroked("#FFD978", 6)}/><path d="M200 -182Q238 -152 276 -182" ${stroked("#FFB3C4", 6)}/>`;

/** These arcs are the breath that passes from each place to the next. */
const arcs = [0, 1, 2, 3]
  .map((index) => {
    const [x, reach] = [-278 + index * 139 + 62, 16 + index * 7];
    return `<path d="M${n(x)} ${144 - reach}Q${n(x + 9 + reach / 2)} 144 ${n(x)} ${144 + reach}M${n(x + 15)} ${144 - reach * 0.6}Q${n(x + 22 + reach / 3)} 144 ${n(x + 15)} ${n(144 + reach * 0.6)}" ${stroked("#FFD978", 4, 0.9)}/>`;
  })
  .join("");

async function chalk(sign: string, { x, y, size, color }: { x: number; y: number; size: number; color: string }) {
  const outline = await letter(readFont("noto-sans-devanagari", "devanagari-400-normal"), sign, size);
  // All letters stand on one line, whatever their height is.
  const move = centring(outline);
  return place(
    `<path d="${outline.path}" fill="${color}" stroke="${color}" stroke-width="${n(size / 50)}" stroke-linejoin="round"/>`,
    { x: x + move.x, y },
  );
}
