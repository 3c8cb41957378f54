import { hanging } from "./garland.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";

/**
 * The emblem shows the brick on which he stands with the prints of his feet, under his tall crown, in a garland of holy
 * basil.
 */
export const emblem = {
  image: "lord-vitthala.png",
  palette: palette("#031A12", "#0C4430", "#1A7650", "#5AB486", "#FFF0B8"),
  yantra: petalYantra(8, 140, 284, 60),
  definitions:
    linear("brick", "down", [
      [0, "#E08A5A"],
      [0.5, "#B4552E"],
      [1, "#6E2A12"],
    ]) +
    linear("dark-stone", "across", [
      [0, "#6A6E86"],
      [0.5, "#32354A"],
      [1, "#14151F"],
    ]),
  draw: () =>
    lifted(garland()) +
    lifted(place(crown(), { y: -54 })) +
    lifted(mirrored(place(fish, { x: 158, y: -14 }))) +
    lifted(place(brick(), { y: 226 })),
};

/** Draws leaves of basil with a flower spike on every third stem. */
const garland = () =>
  hanging({ count: 35, step: 6.4, radiusX: 232, radiusY: 176, y: -26 }, (index) =>
    place(
      `<path d="M0 4C-20 0 -24 -16 -14 -28C2 -22 6 -8 0 4ZM0 4C20 0 24 -16 14 -28C-2 -22 -6 -8 0 4Z" ${filled("url(#leaf)", "#173D20", 1.6)}/>${index % 3 === 1 ? `<path d="M0 4V-30" ${stroked("#C89ADF", 5)}/>` : ""}`,
      { turn: 180 - (index - 17) * 6.4 },
    ),
  );

/** Draws a tall rounded crown of dark stone ringed with gold. */
function crown(): string {
  return `<path d="M-86 92C-92 -30 -74 -150 -42 -206C-22 -238 22 -238 42 -206C74 -150 92 -30 86 92Z" ${filled("url(#dark-stone)", ink, 3.4)}/><path d="M-64 60C-66 -40 -52 -130 -28 -184" ${stroked("#A6ABC8", 5, 0.7)}/>
<path d="M-90 64C-40 86 40 86 90 64L96 104C44 130 -44 130 -96 104Z" ${lyingGold}/><path d="M-84 -30C-40 -12 40 -12 84 -30L88 4C40 24 -40 24 -88 4Z" ${lyingGold}/><path d="M-64 -120C-30 -106 30 -106 64 -120L70 -94C34 -78 -34 -78 -70 -94Z" ${lyingGold}/>${repeat(5, gem)}
<path d="M0 -268C14 -250 22 -234 14 -220H-14C-22 -234 -14 -250 0 -268Z" ${gold}/>`;
}

const gem = (index: number) =>
  `<circle cx="${-60 + index * 30}" cy="${index === 2 ? 6 : index % 2 ? 4 : -2}" r="7" ${filled(index % 2 ? "#FFF1C4" : red, ink, 1.8)}/>`;

/** This is one of his two earrings in the shape of a fish, with its head up. */
const fish = `<path d="M0 -66C30 -36 34 4 12 40L30 72C14 68 4 62 0 54C-4 62 -14 68 -30 72L-12 40C-34 4 -30 -36 0 -66Z" ${roundGold}/><path d="M-18 -22C-6 -12 6 -12 18 -22M-24 0C-8 12 8 12 24 0M-18 22C-6 32 6 32 18 22" ${stroked("#8A4A10", 3, 0.75)}/><circle cx="-8" cy="-38" r="4" fill="${ink}"/><circle cy="-74" r="10" ${gold}/>`;

/** Draws two footprints on a long brick. */
function brick(): string {
  const foot = `<path d="M66 -34C40 -34 30 -24 32 -10C34 2 48 8 66 8C96 8 118 0 120 -14C120 -28 96 -34 66 -34Z" ${filled("#FFE9B8", "#8A4A1A", 2.4)}/>`;
  return `<path d="M-176 -46H176L204 14H-204Z" ${filled("url(#brick)", ink, 3.4)}/><path d="M-204 14H204V72H-204Z" ${filled("url(#brick)", ink, 3.4)}/><path d="M-196 24H196" ${stroked("#F2B48A", 4, 0.6)}/><path d="M-150 58H150M-100 42H-30M40 46H120" ${stroked("#5E2410", 3, 0.5)}/>${mirrored(place(foot, { x: -4, y: -4 }))}${mirrored(toes)}`;
}

const toes = `<g fill="#FFE9B8" stroke="#8A4A1A" stroke-width="1.8"><ellipse cx="34" cy="-44" rx="9" ry="6"/><ellipse cx="52" cy="-47" rx="6.5" ry="5"/><ellipse cx="67" cy="-47" rx="6" ry="4.6"/><ellipse cx="81" cy="-45" rx="5.6" ry="4.4"/><ellipse cx="94" cy="-42" rx="5" ry="4"/></g>`;
