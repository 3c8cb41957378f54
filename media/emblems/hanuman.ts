import { blossom, hanging } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";

/** The emblem shows his mace in front of the mountain of healing herbs, which he carried through the air. */
export const emblem = {
  image: "lord-hanuman.png",
  palette: palette("#2E0802", "#7C1E08", "#C4421A", "#EF7442", "#FFD2A6"),
  yantra: triangle(284, 0, 0.3) + triangle(284, 180, 0.22),
  definitions:
    linear("slope", "down", [
      [0, "#BFD98C"],
      [0.45, "#5E9A58"],
      [1, "#1F5A44"],
    ]) +
    linear("far-slope", "down", [
      [0, "#D8E4A8"],
      [0.5, "#86B070"],
      [1, "#3B7A58"],
    ]) +
    linear("rock", "down", [
      [0, "#7A5A3A"],
      [1, "#3A2212"],
    ]),
  draw: () => lifted(mountain()) + lifted(garland()) + lifted(place(mace(), { y: 4 })),
};

function mountain(): string {
  return `<path d="M-236 112C-206 170 -150 216 -96 222C-60 262 -24 270 0 272C24 270 60 262 96 222C150 216 206 170 236 112Z" ${filled("url(#rock)", ink, 3)}/>
<path d="M-180 150Q-150 178 -112 190M-60 216Q-30 236 4 238M80 210Q130 190 168 150M-130 150Q-70 186 -20 184M60 180Q110 172 140 146" ${stroked("#A88658", 3, 0.6)}/>
<path d="M-160 116L-128 34L-112 18L-72 -84L-58 -62L-48 -66L0 10L48 -66L58 -62L72 -84L112 18L128 34L160 116Z" ${filled("url(#far-slope)", "#23472E", 3)}/>
<path d="M-252 118L-222 62L-208 54L-172 -16L-160 2L-150 0L-112 70L-94 82L-40 118Z" ${filled("url(#slope)", "#1B3A2A", 3)}/>
<path d="M252 118L222 62L208 54L172 -16L160 2L150 0L112 70L94 82L40 118Z" ${filled("url(#slope)", "#1B3A2A", 3)}/>
<path d="M-250 118C-180 96 -120 112 -60 100C-20 92 20 92 60 100C120 112 180 96 250 118C200 140 100 146 0 146C-100 146 -200 140 -250 118Z" ${filled("url(#slope)", "#1B3A2A", 3)}/>
<path d="M-172 0L-190 44M-164 14L-156 48M172 0L190 44M164 14L156 48M-72 -64L-92 -8M-62 -48L-48 -6M72 -64L92 -8M62 -48L48 -6" ${stroked("#E8F4C0", 2.4, 0.6)}/>
${herbs.map(([x, y, scale]) => place(herb, { x, y, scale })).join("")}`;
}

/** This is a glowing herb with its root at the origin. */
const herb = `<circle cy="-24" r="26" fill="#FFF2A0" opacity=".32"/><path d="M0 0V-34M0 -8C-16 -10 -20 -20 -20 -28C-8 -28 0 -20 0 -8ZM0 -14C16 -16 20 -26 20 -34C8 -34 0 -26 0 -14Z" fill="#B6E36A" stroke="#1B4A22" stroke-width="2.2" stroke-linejoin="round"/><circle cy="-38" r="6" fill="#FFE27A" stroke="#8A5C18" stroke-width="1.8"/>`;
const herbs: [number, number, number][] = [
  [-206, 106, 0.9],
  [-158, 84, 1.1],
  [-108, 118, 1],
  [206, 106, 0.9],
  [158, 84, 1.1],
  [108, 118, 1],
  [-66, 60, 0.9],
  [66, 60, 0.9],
];

const garland = () =>
  hanging({ count: 19, step: 6.4, radiusX: 210, radiusY: 232, y: 30 }, (index) =>
    index % 2
      ? place(blossom("#FFD65A", "#A86A10", "#E8892A"), { scale: 0.95 })
      : place(blossom("#FF8A2A", "#8A3A08", "#FFD24A"), { scale: 1.1 }),
  );

const ring = (y: number, half: number) =>
  `<rect x="${-half}" y="${y}" width="${half * 2}" height="14" rx="7" ${roundGold}/>`;

const gem = (index: number) =>
  `<circle cx="${-70 + index * 28}" cy="${-192 + 12 * (1 - ((index - 2.5) / 2.5) ** 2)}" r="6.5" ${filled(index % 2 ? "#FFF1C4" : red, ink, 1.8)}/>`;

/** Draws the gada: a fluted head under a spire, a ringed shaft, and a knob. */
function mace(): string {
  const rib = `<path d="M0 -292C58 -290 70 -110 10 -96M0 -292C112 -282 128 -124 24 -98" ${stroked("#8A4A10", 3, 0.75)}/>`;
  return `<path d="M-15 -70H15L12 276H-12Z" ${roundGold}/>
<path d="M0 -356C10 -338 20 -330 16 -312C28 -308 30 -300 30 -290H-30C-30 -300 -28 -308 -16 -312C-20 -330 -10 -338 0 -356Z" ${gold}/>
<path d="M0 -296C80 -296 118 -248 118 -198C118 -148 84 -108 36 -92H-36C-84 -108 -118 -148 -118 -198C-118 -248 -80 -296 0 -296Z" ${roundGold}/>${mirrored(rib)}
<path d="M-117 -206C-70 -178 70 -178 117 -206L117 -184C70 -156 -70 -156 -117 -184Z" ${lyingGold}/>${repeat(6, gem)}
<path d="M-84 -246C-74 -268 -56 -280 -38 -284" ${stroked("#FFFBEA", 6, 0.8)}/>
${ring(-96, 46)}${ring(-80, 34)}${ring(-64, 24)}${[10, 28, 190, 208].map((y) => ring(y, 22)).join("")}
<path d="M-15 46H15M-15 66H15M-15 86H15M-14 106H14M-14 126H14M-14 146H14M-14 166H14" ${stroked(red, 5, 0.9)}/>
<circle cy="292" r="24" ${gold}/><path d="M-10 314H10L0 336Z" ${gold}/>`;
}
