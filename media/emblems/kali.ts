import { hanging } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place, ring } from "./svg.ts";

/** The emblem shows her sword with the eye that sees, under the crescent, in a garland of red hibiscus. */
export const emblem = {
  image: "goddess-kali.png",
  palette: palette("#0B0416", "#26123A", "#47245E", "#80509A", "#FFB8A0"),
  yantra: triangle(284, 180, 0.36) + triangle(216, 180, 0.3) + triangle(148, 180, 0.26),
  definitions: linear("hibiscus", "down", [
    [0, "#FF7A5C"],
    [0.5, "#D8202E"],
    [1, "#7E0A1C"],
  ]),
  draw: () =>
    lifted(crescent) +
    lifted(garland()) +
    lifted(place(sword(), { x: 4, y: 22, turn: 4, scale: 0.95 })) +
    lifted(place(hibiscus, { y: 256, scale: 2.7 })),
};

const crescent = `<path d="M-204 -150A208 208 0 1 0 204 -150A184 184 0 1 1 -204 -150Z" ${filled("url(#silver)", "#40325A")}/>`;

/** The flower has five broad petals and the long stamen by which it is known. */
const hibiscus =
  ring(
    5,
    "M0 -4C-14 -10 -26 -28 -16 -40C-8 -46 8 -46 16 -40C26 -28 14 -10 0 -4Z",
    filled("url(#hibiscus)", "#4A0612", 1.5),
    36,
  ) +
  ring(5, "M0 -10V-34M-5 -14L-9 -32M5 -14L9 -32", stroked("#5E0816", 0.9, 0.6), 36) +
  `<circle r="8" fill="#5E0816" opacity=".75"/><path d="M0 0Q10 -8 13 -26" ${stroked("#FFD65A", 3.4)}/><circle cx="13" cy="-28" r="3.4" fill="#FFF1A8"/><circle cx="8" cy="-22" r="2.2" fill="#FFE27A"/><circle cx="17" cy="-22" r="2.2" fill="#FFE27A"/>`;

const garland = () =>
  hanging({ count: 15, step: 9.6, radiusX: 232, radiusY: 226, y: -2 }, (index) =>
    place(hibiscus, { turn: index * 40, scale: 0.74 }),
  );

/** Draws the khadga of Bengal, which broadens towards its end, where an eye is inlaid. */
function sword(): string {
  return `<path d="M-24 96C-22 -30 -28 -120 -64 -202C-88 -258 -96 -308 -58 -356C36 -340 112 -268 108 -172C104 -86 40 -20 24 96Z" ${filled("url(#silver)", "#32284A", 3.4)}/>
<path d="M8 92C14 -10 84 -70 90 -172C92 -232 50 -290 -16 -320" ${stroked("#76708E", 3, 0.75)}/><path d="M-14 84C-12 -40 -18 -130 -54 -210C-70 -248 -76 -282 -64 -316" ${stroked("#FFFFFF", 5, 0.9)}/>
<path d="M-46 -214C-20 -254 44 -254 72 -212C44 -176 -20 -176 -46 -214Z" ${filled("#FFF6E2", ink, 3)}/><circle cx="13" cy="-214" r="24" ${filled(red, ink, 2.4)}/><circle cx="13" cy="-214" r="10" fill="${ink}"/><circle cx="6" cy="-222" r="5" fill="#FFF6E2"/>
<path d="M-66 88C-44 112 44 112 66 88C68 116 44 132 0 132C-44 132 -68 116 -66 88Z" ${gold}/><rect x="-15" y="130" width="30" height="74" rx="8" ${roundGold}/><path d="M-15 146H15M-15 162H15M-15 178H15" ${stroked("#7A3A10", 3, 0.8)}/><rect x="-24" y="200" width="48" height="15" rx="7" ${lyingGold}/>`;
}
