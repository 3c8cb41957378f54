import { hanging, rudraksha } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, n, place, repeat } from "./svg.ts";

/** The emblem shows trident and drum, the crescent moon, and a hanging string of rudraksha. */
export const emblem = {
  image: "lord-shiva.png",
  palette: palette("#070D22", "#12254F", "#274C8F", "#4F7FC4", "#9FC6FF"),
  yantra: triangle(284, 0) + triangle(284, 180, 0.25),
  draw: () => place(lifted(crescent) + lifted(beads()) + lifted(trident()) + lifted(drum()), { y: -6 }),
};

const crescent = `<path d="M-192 -196A200 200 0 1 0 192 -196A176 176 0 1 1 -192 -196Z" ${filled("url(#silver)", "#31486F")}/>`;

function beads(): string {
  return hanging({ count: 23, step: 6, radiusX: 235, radiusY: 268, y: -24 }, (index) =>
    rudraksha(index === 11 ? 15 : 11.5),
  );
}

export function trident(): string {
  const prong = `<path d="M0 -40C-78 -40 -140 -74 -142 -150C-143 -200 -122 -240 -100 -282C-104 -236 -98 -206 -92 -170C-84 -118 -48 -98 0 -96Z" ${gold}/>`;
  const shine = `<path d="M-130 -150C-131 -188 -120 -218 -110 -240M-20 -55C-66 -58 -112 -78 -126 -124" ${stroked("#FFF8E0", 3, 0.65)}/>`;
  return `<path d="M-10 -60V330L0 352L10 330V-60Z" ${roundGold}/>${mirrored(prong)}${shine}
<path d="M0 -330C20 -286 46 -246 30 -190C21 -158 15 -130 15 -40H-15C-15 -130 -21 -158 -30 -190C-46 -246 -20 -286 0 -330Z" ${gold}/>
<path d="M0 -306V-70" ${stroked(ink, 2, 0.5)}/>
<rect x="-26" y="-52" width="52" height="18" rx="8" ${roundGold}/><rect x="-19" y="-32" width="38" height="12" rx="6" ${roundGold}/>
<rect x="-15" y="300" width="30" height="10" rx="5" ${roundGold}/>`;
}

const cord = (index: number) => {
  const y = -42 + index * 14;
  return `<path d="M-90 ${y}L-8 ${n(y * 0.22)}M90 ${y}L8 ${n(y * 0.22)}" stroke="${ink}" stroke-width="1.6" opacity=".55"/>`;
};

/** Draws the damaru: two skins, the cords between them and a knotted string that strikes them. */
function drum(): string {
  const skin = `<ellipse cx="92" rx="17" ry="57" ${filled("#F7E7C6", ink, 3)}/><ellipse cx="92" rx="9" ry="40" ${stroked("#B98A4A", 2)}/>`;
  const drawing = `<path d="M-92 -56Q-60 -40 -10 -13H10Q60 -40 92 -56V56Q60 40 10 13H-10Q-60 40 -92 56Z" ${roundGold}/>${repeat(7, cord)}${mirrored(skin)}
<path d="M0 16C30 44 44 62 62 66M0 16C-26 40 -40 58 -60 64" ${stroked(red, 4)}/>
<circle cx="66" cy="67" r="9" ${gold}/><circle cx="-64" cy="65" r="9" ${gold}/>
<rect x="-13" y="-17" width="26" height="34" rx="6" ${filled(red)}/>`;
  return place(drawing, { y: 112, turn: -8, scale: 0.92 });
}
