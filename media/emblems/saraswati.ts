import { hanging } from "./garland.ts";
import { lotusSeat, whiteLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place, repeat, ring } from "./svg.ts";

/** The emblem shows the veena upon a white lotus, and a string of pearls. */
export const emblem = {
  image: "goddess-saraswati.png",
  palette: palette("#16243A", "#3C5A7E", "#7595BA", "#BFD3E8", "#FFFFFF"),
  yantra: petalYantra(12, 150, 284, 46),
  definitions:
    linear("gourd", "right", [
      [0, "#5E2E12"],
      [0.3, "#B56A32"],
      [0.48, "#D89458"],
      [0.7, "#8E4A20"],
      [1, "#451D0A"],
    ]) +
    linear("board", "right", [
      [0, "#C98F4E"],
      [0.4, "#F1CE94"],
      [1, "#B2763A"],
    ]),
  draw: () =>
    lifted(place(lotusSeat(whiteLotus), { y: 246, scale: 1.06 })) +
    lifted(pearls()) +
    lifted(place(veena(), { x: 26, y: -6, turn: 15 })),
};

const pearls = () =>
  hanging({ count: 27, step: 5, radiusX: 238, radiusY: 230, y: -12 }, (index) => {
    const radius = index === 13 ? 14 : 9.5;
    return `<circle r="${radius}" ${filled("url(#pearl)", "#6E6248", 2)}/><circle cx="-3" cy="-3.5" r="2.6" fill="#fff"/>`;
  });

/** Draws the veena upright: the body below, the second gourd behind the neck, and the head curled forward. */
function veena(): string {
  return upperGourd() + body() + neck() + head();
}

function upperGourd(): string {
  return `<g transform="translate(-58 -160)"><circle r="62" fill="url(#gourd)" stroke="${ink}" stroke-width="3"/><path d="M-22 -56C-44 -22 -44 22 -22 56M4 -61C-8 -22 -8 22 4 61" ${stroked("#3E1A08", 2, 0.6)}/>
<rect x="38" y="-20" width="30" height="40" rx="8" ${lyingGold}/></g>`;
}

/** There is only one rosette, below the strings, because two of them above the bridge would look like a face. */
const rose =
  `<circle cy="142" r="25" fill="#7A3E14" stroke="#5E2E12" stroke-width="2"/><circle cy="142" r="25" ${stroked("#F6D27A", 2, 0.9)}/>` +
  `<g transform="translate(0 142)">${ring(8, "M0 -5C6 -10 6 -16 0 -21C-6 -16 -6 -10 0 -5Z", 'fill="#F1CE94"')}</g>`;

function body(): string {
  return `<path d="M-24 40C-70 48 -106 92 -104 146C-102 206 -56 246 0 246C56 246 102 206 104 146C106 92 70 48 24 40Z" fill="url(#gourd)" stroke="${ink}" stroke-width="3.5"/>
<path d="M-22 58C-58 66 -86 102 -84 146C-82 192 -46 224 0 224C46 224 82 192 84 146C86 102 58 66 22 58Z" fill="url(#board)" stroke="#5E2E12" stroke-width="2.5"/>
<path d="M-20 70C-48 78 -73 108 -71 146C-69 184 -39 211 0 211C39 211 69 184 71 146C73 108 48 78 20 70" ${stroked("#8C4A1C", 1.8, 0.8)}/>${rose}
<rect x="-38" y="182" width="76" height="12" rx="6" ${filled("#FFF4DC", ink, 2.4)}/><circle cy="232" r="7" ${gold}/>`;
}

const fret = (index: number) => {
  const y = -236 + index * (29 - index * 0.45);
  return `<rect x="-23" y="${y.toFixed(1)}" width="46" height="6" rx="3" fill="url(#lying-gold)" stroke="${ink}" stroke-width="1.5"/>`;
};

function neck(): string {
  const strings = [-12, -4, 4, 12].map((x) => `M${x} -258L${x * 1.5} 188M${x * 1.5} 188L${x * 0.3} 230`).join("");
  return `<path d="M-21 -268H21V96C21 106 10 112 0 112C-10 112 -21 106 -21 96Z" fill="url(#gourd)" stroke="${ink}" stroke-width="3"/>
<path d="M-14 -262V96M14 -262V96" ${stroked("#E9C98A", 2, 0.7)}/>${repeat(14, fret)}<path d="${strings}" ${stroked("#FFF8E2", 1.7, 0.95)}/>`;
}

const peg = (y: number) =>
  `<path d="M21 ${y}H54" ${stroked(ink, 7)}/><path d="M21 ${y}H54" ${stroked("#E5B24C", 3.5)}/><circle cx="60" cy="${y}" r="10" ${gold}/>`;

function head(): string {
  return `${[-296, -266, -236].map(peg).join("")}
<path d="M-21 -262C-24 -304 -22 -336 6 -350C36 -362 62 -340 56 -316C52 -298 28 -294 24 -310C22 -320 34 -324 38 -316C36 -330 18 -330 12 -314C8 -302 20 -284 21 -262Z" ${roundGold}/>
<rect x="-26" y="-270" width="52" height="14" rx="7" ${roundGold}/>`;
}
