import { rudraksha } from "./garland.ts";
import { petalYantra } from "./mandala.ts";
import { gold, ink, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, n, onCircle, place, repeat } from "./svg.ts";

const beads = 27;

/** The emblem shows a mala of 27 beads with its summit bead and tassel, around a flame. */
export const emblem = {
  image: "japa.png",
  palette: palette("#1C0B24", "#4A1F52", "#84408A", "#C88BC4", "#FFE9C8"),
  yantra: petalYantra(12, 160, 284, 44),
  draw: () => lifted(place(flame(), { y: -34 })) + lifted(mala()),
};

function mala(): string {
  const cord = `<circle cy="-34" r="196" ${stroked("#7A1E24", 6)}/>`;
  const string = repeat(beads, (index) => {
    const { x, y } = onCircle(196, 180 + ((index + 0.5) * 360) / beads);
    const bead = index % 9 === 4 ? `<circle r="20" ${roundGold}/>` : rudraksha(19);
    return place(bead, { x, y: y - 34 });
  });
  return cord + string + place(summit(), { y: 162 });
}

function thread(index: number): string {
  const x = (index - 4) * 7;
  const line = `M${n(x * 0.35)} 44C${n(x * 0.6)} 62 ${n(x)} 78 ${n(x * 1.15)} 112`;
  return `<path d="${line}" ${stroked(index % 2 ? "#E0524A" : red, 6)}/>`;
}

/** Draws the summit bead, which is not counted or crossed, and the tassel below it. */
function summit(): string {
  return (
    repeat(9, thread) +
    `<path d="M-17 34H17L13 52H-13Z" ${gold}/><circle r="30" ${roundGold}/><circle r="19" ${stroked("#8A4A0C", 2.6, 0.75)}/><circle cx="-9" cy="-10" r="6" fill="#FFFBE8" opacity=".9"/><path d="M-24 18C-10 30 10 30 24 18" ${stroked(ink, 2, 0.5)}/>`
  );
}

function flame(): string {
  return (
    `<circle r="130" fill="#FFE2A0" opacity=".34" filter="url(#blur)"/>` +
    `<path d="M0 -128C44 -66 58 -22 38 26C28 52 -28 52 -38 26C-58 -22 -44 -66 0 -128Z" fill="#FFAE3B" stroke="#8A4A0C" stroke-width="3"/>` +
    `<path d="M0 -82C26 -42 34 -12 22 20C14 38 -14 38 -22 20C-34 -12 -26 -42 0 -82Z" fill="#FFE08A"/>` +
    `<path d="M0 -34C12 -14 15 4 9 20C5 30 -5 30 -9 20C-15 4 -12 -14 0 -34Z" fill="#FFFDF0"/>` +
    `<path d="M-58 44H58C52 74 28 84 0 84C-28 84 -52 74 -58 44Z" ${roundGold}/><path d="M-58 44H58" ${stroked(ink, 3)}/>`
  );
}
