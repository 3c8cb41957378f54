import { lotusSeat, whiteLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, n, place, repeat } from "./svg.ts";

/** The emblem shows a white lotus on still water, under the moon. */
export const emblem = {
  image: "peace.png",
  palette: palette("#081527", "#14355A", "#2F6FA3", "#8CC3E0", "#F3F7E6"),
  yantra: petalYantra(8, 150, 284, 58),
  draw: () =>
    place(moon(), { y: -150 }) +
    water() +
    lifted(place(lotusSeat(whiteLotus), { y: 118, scale: 1.02 })) +
    place(reflection(), { y: 128 }),
};

const moon = () =>
  `<circle r="96" fill="#FFF8DC" opacity=".5" filter="url(#blur)"/><circle r="66" fill="url(#pearl)" stroke="#B9A77C" stroke-width="2.5"/>` +
  `<path d="M-26 -34C-8 -26 -4 -8 -18 4M14 22C26 14 38 16 44 26M8 -44C20 -42 28 -34 30 -24" ${stroked("#B9A77C", 2.4, 0.5)}/>`;

/** Draws ripples that widen and fade away from the flower. */
const water = () =>
  repeat(6, (index) => {
    const half = 132 + index * 27;
    const y = 132 + index * 21;
    const line = `M${n(-half)} ${y}C${n(-half * 0.5)} ${y + 12} ${n(half * 0.5)} ${y + 12} ${half} ${y}`;
    return `<path d="${line}" ${stroked("#E8F3F6", 3.4, Math.round((0.78 - index * 0.1) * 100) / 100)}/>`;
  });

const reflection = () =>
  `<g opacity=".22" transform="scale(1 -0.42)">${place(lotusSeat(whiteLotus), { scale: 0.92 })}</g>`;
