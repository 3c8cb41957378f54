import { square } from "./mandala.ts";
import { filled, gold, ink, linear, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, n, onCircle, place, repeat, ring } from "./svg.ts";

/**
 * The planets are Venus, the moon, Mars, Rahu, Saturn, Ketu, Jupiter and Mercury, clockwise from the east, which is at
 * the top.
 */
const gems = [
  { name: "diamond", light: "#E6F1FF", deep: "#8FA9CF" },
  { name: "moon-pearl", light: "#FBF4E4", deep: "#BFA98A" },
  { name: "coral", light: "#FF8A6C", deep: "#B0241C" },
  { name: "hessonite", light: "#E8A060", deep: "#7A3A12" },
  { name: "sapphire", light: "#6E8CFF", deep: "#14206E" },
  { name: "cat-eye", light: "#D8D080", deep: "#6A6420" },
  { name: "topaz", light: "#FFE27A", deep: "#C8861A" },
  { name: "emerald", light: "#6EDC9A", deep: "#0E6A3C" },
];

/**
 * The emblem shows the sun in the middle and eight gems around it in the order of their temple square, each in the
 * color of its planet.
 */
export const emblem = {
  image: "navagraha.png",
  palette: palette("#090A26", "#1D1B58", "#39338F", "#7067CC", "#FFE3A0"),
  yantra: square(392, 0, 0.3) + square(392, 45, 0.3),
  definitions: gems
    .map(({ name, light, deep }) =>
      linear(name, "across", [
        [0, "#FFFFFF"],
        [0.35, light],
        [1, deep],
      ]),
    )
    .join(""),
  draw: () => orbits() + lifted(place(sun(), {})) + lifted(repeat(gems.length, gem)),
};

const orbits = () =>
  `<circle r="212" ${stroked("#F2CE7E", 2, 0.75)}/>` + ring(48, "M0 -204V-220", stroked("#F2CE7E", 1.6, 0.5));

function sun(): string {
  const straight = "M-11 -84L0 -146L11 -84Z";
  const waving = "M-12 -84C-14 -100 10 -110 -1 -138C18 -118 21 -100 12 -84Z";
  const look = `fill="url(#gold)" stroke="#8A3A0C" stroke-width="2" stroke-linejoin="round"`;
  return (
    ring(12, straight, look) +
    ring(12, waving, look, 15) +
    `<circle r="88" ${gold}/><circle r="70" ${filled("#F4A13A", "#8A3A0C", 2.6)}/>` +
    ring(12, "M0 -14C9 -28 9 -46 0 -62C-9 -46 -9 -28 0 -14Z", filled("#FFE9A8", "#A8501A", 1.6)) +
    `<circle r="17" ${roundGold}/>`
  );
}

/** Draws a cut stone in a golden setting of small beads. */
function gem(index: number): string {
  const { x, y } = onCircle(212, index * 45);
  const name = gems[index]?.name ?? "";
  return place(
    `<circle r="46" ${gold}/>${repeat(16, bead)}<circle r="34" ${filled(`url(#${name})`, ink, 2.4)}/>` +
      `<path d="M-15 -30H15L31 -8L0 33L-31 -8Z" ${stroked("#FFFFFF", 1.6, 0.5)}/><path d="M-31 -8H31M-15 -30L-10 -8L0 33L10 -8L15 -30" ${stroked("#FFFFFF", 1.4, 0.42)}/>` +
      `<path d="M-22 -16C-18 -24 -10 -28 -2 -29" ${stroked("#FFFFFF", 3.4, 0.85)}/>`,
    { x, y },
  );
}

const bead = (index: number) => {
  const { x, y } = onCircle(40, index * 22.5);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="3.2" fill="#FFF1C4"/>`;
};
