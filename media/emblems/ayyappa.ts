import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat, ring } from "./svg.ts";

const steps = 18;

/**
 * The emblem shows the eighteen golden steps of Sabarimala, a lamp above them, the star of Makara, and the bells that
 * pilgrims ring.
 */
export const emblem = {
  image: "lord-ayyappa.png",
  palette: palette("#04101C", "#10304E", "#1E587E", "#5496B8", "#FFE9B0"),
  yantra: triangle(284, 0, 0.3),
  definitions: linear("flame", "down", [
    [0, "#FFF8D8"],
    [0.45, "#FFC23A"],
    [1, "#E0561A"],
  ]),
  draw: () =>
    lifted(place(star(), { y: -262, scale: 0.9 })) +
    lifted(mirrored(place(bell(), { x: 186, y: -108, scale: 0.92 }))) +
    lifted(stair()) +
    lifted(place(lamp(), { y: -52 })),
};

/** Draws steps seen from the front, each narrower than the one below it. */
function stair(): string {
  return `${repeat(steps, step)}<path d="M-84 -44H84V-26H-84Z" ${gold}/>`;
}

function step(index: number): string {
  const y = Math.round((268 - index * 16.4) * 10) / 10;
  const half = 232 - index * 8;
  return `<rect x="${-half}" y="${y}" width="${half * 2}" height="16.4" ${lyingGold}/><path d="M${-half + 6} ${y + 4}H${half - 6}" ${stroked("#FFF8E0", 1.6, 0.6)}/>`;
}

/** Draws a standing oil lamp with one flame in front of a lobed arch. */
function lamp(): string {
  return `<path d="M-92 10C-104 -110 -60 -176 0 -190C60 -176 104 -110 92 10H66C74 -90 46 -138 0 -150C-46 -138 -74 -90 -66 10Z" ${gold}/>
<circle cy="-66" r="62" fill="#FFE9A0" opacity=".5" filter="url(#blur)"/>
<path d="M0 -126C26 -92 30 -66 0 -42C-30 -66 -26 -92 0 -126Z" ${filled("url(#flame)", "#8A3A0C", 2.6)}/><path d="M0 -96C11 -80 12 -64 0 -50C-12 -64 -11 -80 0 -96Z" fill="#FFFBE8"/>
<path d="M-50 -44H50C46 -20 26 -10 0 -10C-26 -10 -46 -20 -50 -44Z" ${roundGold}/><path d="M-12 -12H12L20 12H-20Z" ${gold}/>`;
}

const star = () =>
  `<circle r="60" fill="#FFF4C8" opacity=".5" filter="url(#blur)"/>${ring(4, "M0 -74C5 -20 5 -14 14 -14L0 0L-14 -14C-5 -14 -5 -20 0 -74Z", gold)}${ring(4, "M0 -38L8 -10L0 0L-8 -10Z", gold, 45)}<circle r="13" fill="#FFFDF0" stroke="#B8741A" stroke-width="2"/>`;

/** Draws a temple bell on its chain. */
function bell(): string {
  return `<path d="M0 -104V-62" ${stroked(ink, 9)}/><path d="M0 -104V-62" ${stroked("#E9B84E", 4.5)}/><circle cy="-56" r="13" ${gold}/>
<path d="M0 -48C34 -46 42 -12 46 34C48 52 58 60 64 72H-64C-58 60 -48 52 -46 34C-42 -12 -34 -46 0 -48Z" ${roundGold}/><path d="M-46 30H46M-40 -8H40" ${stroked("#8A4A10", 3, 0.75)}/><path d="M-28 -28C-36 -8 -38 10 -40 30" ${stroked("#FFFBEA", 5, 0.8)}/>
<rect x="-70" y="70" width="140" height="14" rx="7" ${lyingGold}/><circle cy="92" r="13" ${filled(red, ink, 2.4)}/>`;
}
