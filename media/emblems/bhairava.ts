import { hanging, rudraksha } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";

/** The emblem shows the watchman’s staff with a serpent around it, under the moon, between two lamps of the night. */
export const emblem = {
  image: "lord-bhairava.png",
  palette: palette("#08090F", "#1E2233", "#3B4260", "#747EA0", "#FFDDA0"),
  yantra: triangle(284, 180, 0.32) + triangle(220, 0, 0.24),
  definitions:
    linear("serpent", "across", [
      [0, "#C8D070"],
      [0.5, "#6E7E2A"],
      [1, "#2E3A10"],
    ]) +
    linear("flame", "down", [
      [0, "#FFF8D8"],
      [0.45, "#FFC23A"],
      [1, "#E0561A"],
    ]),
  draw: () =>
    lifted(moon) +
    lifted(beads()) +
    lifted(staff()) +
    lifted(serpent()) +
    lifted(mirrored(place(lamp(), { x: 176, y: 62, scale: 0.9 }))),
};

const moon = `<path d="M-186 -214A194 194 0 1 0 186 -214A170 170 0 1 1 -186 -214Z" ${filled("url(#silver)", "#3A4260")}/>`;

const beads = () =>
  hanging({ count: 23, step: 6.4, radiusX: 226, radiusY: 240, y: 26 }, (index) => rudraksha(index === 11 ? 15 : 11.5));

/** Draws the danda: a staff ringed with gold, with a flame-shaped knob on its head. */
function staff(): string {
  return `<path d="M-17 -196L-13 318H13L17 -196Z" ${filled("url(#wood)", ink, 3)}/>${repeat(5, band)}
<path d="M0 -356C22 -326 48 -300 44 -262C42 -230 22 -214 0 -210C-22 -214 -42 -230 -44 -262C-48 -300 -22 -326 0 -356Z" ${roundGold}/><path d="M-26 -290C-32 -268 -28 -246 -16 -232" ${stroked("#FFFBEA", 5, 0.8)}/><path d="M0 -300C14 -282 16 -262 0 -244C-16 -262 -14 -282 0 -300Z" ${filled(red, ink, 2.2)}/>
<rect x="-32" y="-216" width="64" height="20" rx="9" ${lyingGold}/><path d="M-13 316H13L0 350Z" ${gold}/>`;
}

const band = (index: number) => `<rect x="-22" y="${-168 + index * 116}" width="44" height="16" rx="7" ${lyingGold}/>`;

/** Draws the serpent, which climbs in three turns. Its head looks to the left, above the staff’s rings. */
function serpent(): string {
  const behind = "M30 236C-60 214 -66 176 -16 158M22 112C-66 88 -66 50 -14 32M20 -14C-60 -40 -58 -76 -12 -92";
  const before =
    "M-74 268C-30 286 40 276 44 244C46 214 -16 196 -30 182M-30 182C-46 160 54 150 40 124C30 104 -24 76 -30 56C-40 30 52 24 40 -4C30 -26 -20 -48 -30 -68C-44 -98 30 -104 58 -128C82 -150 74 -186 44 -184";
  return `<path d="${behind}" ${stroked(ink, 26, 0.35)}/><path d="${before}" ${stroked(ink, 28)}/><path d="${before}" ${stroked("url(#serpent)", 22)}/><path d="${before}" fill="none" stroke="#F0F2C0" stroke-width="3" stroke-dasharray="3 11" opacity=".7"/>
<path d="M60 -206C40 -214 14 -200 -4 -178C10 -164 40 -158 58 -168C72 -178 72 -198 60 -206Z" ${filled("url(#serpent)", ink, 3)}/><circle cx="34" cy="-188" r="5.5" fill="#FFF3B0" stroke="${ink}" stroke-width="2"/><path d="M-4 -178L-22 -174M-22 -174L-32 -180M-22 -174L-30 -166" ${stroked(red, 3)}/><path d="M-74 268C-88 262 -92 254 -96 246" ${stroked(ink, 14)}/><path d="M-74 268C-88 262 -92 254 -96 246" ${stroked("#8E9A3A", 8)}/>`;
}

const lamp = () =>
  `<circle cy="-40" r="52" fill="#FFD98A" opacity=".42" filter="url(#blur)"/><path d="M0 -92C20 -66 22 -46 0 -24C-22 -46 -20 -66 0 -92Z" ${filled("url(#flame)", "#8A3A0C", 2.4)}/><path d="M0 -66C8 -54 9 -44 0 -32C-9 -44 -8 -54 0 -66Z" fill="#FFFBE8"/><path d="M-52 -26H52C48 4 26 16 0 16C-26 16 -48 4 -52 -26Z" ${roundGold}/><path d="M-12 14H12L26 42H-26Z" ${gold}/>`;
