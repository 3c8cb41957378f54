import { hanging, rudraksha } from "./garland.ts";
import { lotusSeat, whiteLotus } from "./lotus.ts";
import { triangle } from "./mandala.ts";
import { gold, ink, lyingGold, red, filled, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { trident } from "./shiva.ts";
import { lifted, place } from "./svg.ts";
import { discus } from "./vishnu.ts";

/**
 * The emblem shows the signs of the three who are one in him: Shiva’s trident, Vishnu’s discus, Brahma’s water pot and
 * beads.
 */
export const emblem = {
  image: "lord-dattatreya.png",
  palette: palette("#241302", "#63380A", "#A86A14", "#DDA23C", "#FFF0BE"),
  yantra: triangle(284, 0, 0.34) + triangle(210, 120, 0.26),
  draw: () =>
    lifted(beads()) +
    lifted(place(trident(), { y: -20, scale: 0.98 })) +
    lifted(place(discus(), { y: -84, scale: 0.54 })) +
    lifted(place(lotusSeat(whiteLotus), { y: 272, scale: 0.82 })) +
    lifted(place(waterPot(), { y: 134, scale: 1.04 })),
};

function beads(): string {
  return hanging({ count: 25, step: 5.8, radiusX: 236, radiusY: 240, y: -20 }, (index) =>
    rudraksha(index === 12 ? 15 : 11.5),
  );
}

/** Draws the kamandalu: a round pot with a spout and a handle bent over its mouth. */
function waterPot(): string {
  return `<path d="M-54 -60C-74 -148 74 -148 54 -60" ${stroked(ink, 17)}/><path d="M-54 -60C-74 -148 74 -148 54 -60" ${stroked("#E9B84E", 11)}/>
<path d="M74 -22C106 -30 118 -62 136 -84L152 -72C144 -34 122 6 80 20Z" ${roundGold}/><ellipse cx="144" cy="-79" rx="11" ry="7" transform="rotate(38 144 -79)" ${filled("#5A3408", ink, 2)}/>
<path d="M-46 -58C-112 -40 -118 62 -40 82H40C118 62 112 -40 46 -58Z" ${roundGold}/><path d="M-92 -4C-60 14 60 14 92 -4M-95 14C-60 32 60 32 95 14" ${stroked("#8A4A10", 3, 0.7)}/><path d="M-74 -30C-84 -8 -84 18 -74 38" ${stroked("#FFFBEA", 6, 0.8)}/>
<path d="M-58 -64H58L48 -44H-48Z" ${lyingGold}/><ellipse cy="-66" rx="58" ry="12" ${filled("#6A4210", ink, 2.6)}/><path d="M-40 80H40L54 98H-54Z" ${gold}/><circle cy="5" r="9" ${filled(red, ink, 2)}/>`;
}
