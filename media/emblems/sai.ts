import { blossom, hanging } from "./garland.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, repeat } from "./svg.ts";

/** The emblem shows the fire that he kept burning, and the pot for its ash. */
export const emblem = {
  image: "sai.png",
  palette: palette("#1E0E04", "#573010", "#9C6426", "#D8A055", "#FFF4D0"),
  yantra: petalYantra(12, 168, 286, 44),
  definitions:
    linear("fire", "down", [
      [0, "#FFF6C8"],
      [0.4, "#FFB52E"],
      [1, "#D83A1A"],
    ]) +
    linear("inner-fire", "down", [
      [0, "#FFFFFF"],
      [0.6, "#FFE98A"],
      [1, "#FFB23A"],
    ]) +
    linear("ash", "down", [
      [0, "#FFFFFF"],
      [1, "#B9B2A8"],
    ]),
  draw: () =>
    lifted(garland()) +
    lifted(place(fire(), { y: -6 })) +
    lifted(hearth()) +
    lifted(place(pot(), { y: 176, scale: 1.06 })),
};

const garland = () =>
  hanging({ count: 29, step: 5.4, radiusX: 244, radiusY: 218, y: -4 }, (index) =>
    index % 2
      ? place(blossom("#FFFDF4", "#B9AF8C"), { scale: 0.92 })
      : place(blossom("#FF8A2A", "#8A3A08", "#FFD24A"), { scale: 1.04 }),
  );

function fire(): string {
  const tongue =
    "M0 -304C40 -240 104 -190 100 -84C132 -112 138 -142 134 -166C176 -110 184 -10 140 56C112 96 60 112 0 112Z";
  return `<circle cy="-60" r="170" fill="#FFD98A" opacity=".4" filter="url(#blur)"/>${mirrored(`<path d="${tongue}" fill="url(#fire)"/>`)}${mirrored(`<path d="${tongue}" ${stroked("#8A2A0A", 3)}/>`)}<path d="M0 -300V110" ${stroked("#F9A83A", 7)}/>
${mirrored(`<path d="M0 -196C34 -146 66 -100 62 -34C78 -48 84 -66 82 -84C104 -40 100 20 70 62C50 86 26 94 0 94Z" fill="url(#inner-fire)"/>`)}<path d="M0 -84C26 -44 38 -8 30 34C24 66 12 78 0 82C-12 78 -24 66 -30 34C-38 -8 -26 -44 0 -84Z" fill="#FFFFFF" opacity=".8"/>`;
}

const stone = (index: number) => {
  const x = -186 + index * 62;
  return `<path d="M${x - 34} 190C${x - 38} 158 ${x - 26} 142 ${x} 140C${x + 26} 142 ${x + 38} 158 ${x + 34} 190Z" ${filled("#8C7A68", ink, 3)}/><path d="M${x - 20} 164C${x - 14} 152 ${x} 150 ${x + 8} 152" ${stroked("#D9CBB8", 4, 0.7)}/>`;
};

/** Draws crossed logs in a ring of stones. */
function hearth(): string {
  const log = `<path d="M-30 150L150 74L164 104L-14 178Z" ${filled("url(#wood)", ink, 3)}/><ellipse cx="157" cy="89" rx="11" ry="17" transform="rotate(-22 157 89)" ${filled("#E4BC84", ink, 2.4)}/><path d="M10 146L130 96" ${stroked("#D9A066", 3, 0.6)}/>`;
  return `${mirrored(log)}${repeat(7, stone)}<path d="M-226 188H226V202H-226Z" ${lyingGold}/>`;
}

/** Draws a round pot with ash heaped above its rim. */
const pot = () =>
  `<path d="M-44 -36C-30 -66 30 -66 44 -36Z" ${filled("url(#ash)", ink, 2.6)}/><path d="M-52 -36H52L46 -22C66 0 54 44 0 48C-54 44 -66 0 -46 -22Z" ${roundGold}/><path d="M-52 -36H52L48 -24H-48Z" ${gold}/><path d="M-52 4C-20 16 20 16 52 4" ${stroked("#8A4A10", 3, 0.7)}/>`;
