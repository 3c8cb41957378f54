import { peacockFeather } from "./feather.ts";
import { blossom, hanging } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place } from "./svg.ts";

/**
 * The emblem shows his spear, the vel, between two feathers of the peacock that carries him, on the six-pointed star of
 * his yantra.
 */
export const emblem = {
  image: "lord-kartikeya.png",
  palette: palette("#02161A", "#0B4246", "#14776F", "#45B29A", "#FFE9A6"),
  yantra: triangle(284, 0, 0.34) + triangle(284, 180, 0.34),
  draw: () =>
    lifted(garland()) +
    lifted(mirrored(place(peacockFeather(), { x: 22, y: 226, turn: 27, scale: 0.98 }))) +
    lifted(spear()),
};

const garland = () =>
  hanging({ count: 23, step: 6, radiusX: 222, radiusY: 230, y: 2 }, (index) =>
    index % 2
      ? place(blossom("#FFF9EC", "#B8A988"), { scale: 0.92 })
      : place(blossom("#E8512C", "#6E1A0C", "#FFD65A"), { scale: 1.06 }),
  );

/** Draws a blade shaped like a leaf, over a guard like a crescent, with ribbons tied below it. */
function spear(): string {
  const ribbon = `<path d="M10 -34C36 -6 44 30 34 78C50 66 62 70 74 82C72 30 52 -22 12 -52Z" ${filled(red, "#6A0F14")}/>`;
  const guard = `<path d="M0 -58C40 -58 74 -76 86 -112C84 -62 50 -34 0 -30Z" ${gold}/>`;
  return `<path d="M-11 -60H11L9 326L0 346L-9 326Z" ${roundGold}/>${mirrored(ribbon)}${mirrored(guard)}
<path d="M0 -362C58 -286 104 -210 78 -148C62 -110 30 -96 16 -66H-16C-30 -96 -62 -110 -78 -148C-104 -210 -58 -286 0 -362Z" ${filled("url(#silver)", "#3A4A5A", 3.4)}/>
<path d="M0 -344V-72" ${stroked("#6C7C94", 3, 0.8)}/><path d="M-20 -292C-56 -236 -76 -186 -60 -148" ${stroked("#FFFFFF", 5, 0.9)}/>
<path d="M0 -250C24 -222 30 -184 0 -150C-30 -184 -24 -222 0 -250Z" ${gold}/><circle cy="-196" r="11" ${filled(red, ink, 2)}/>
<rect x="-26" y="-72" width="52" height="17" rx="8" ${lyingGold}/><rect x="-18" y="-32" width="36" height="14" rx="7" ${roundGold}/><rect x="-15" y="290" width="30" height="11" rx="5" ${roundGold}/>`;
}
