import { lotusSeat, pinkLotus } from "./lotus.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place } from "./svg.ts";

/** The emblem shows her trident rising from a lotus, between two swords. */
export const emblem = {
  image: "goddess-durga.png",
  palette: palette("#240108", "#620516", "#A5152F", "#D8455E", "#FFC0A8"),
  yantra: triangle(284, 180, 0.35) + triangle(200, 0, 0.28),
  draw: () =>
    lifted(mirrored(place(sword(), { x: 158, y: 62, turn: 17, scale: 0.84 }))) +
    lifted(trident()) +
    lifted(place(lotusSeat(pinkLotus), { y: 262, scale: 0.92 })),
};

/** Draws the khadga: a sword that is broad towards the point. Its grip is below the origin. */
function sword(): string {
  return `<path d="M-14 -20C-20 -110 -34 -160 -30 -230C-22 -276 10 -300 34 -330C40 -280 44 -240 34 -190C24 -130 14 -90 14 -20Z" ${filled("url(#silver)", "#4A3A44", 3)}/>
<path d="M8 -30C6 -110 -4 -170 4 -232C8 -258 18 -278 28 -296" ${stroked("#7C8AA4", 2.4, 0.8)}/><path d="M-22 -190C-24 -220 -22 -240 -12 -258" ${stroked("#FFFFFF", 4, 0.9)}/>
<path d="M-46 -26C-30 -8 30 -8 46 -26C48 -8 30 6 0 6C-30 6 -48 -8 -46 -26Z" ${gold}/><rect x="-11" y="4" width="22" height="62" rx="8" ${filled("#4E1A2A", ink, 3)}/><path d="M-10 20L10 30M-10 36L10 46M-10 52L10 60" ${stroked("#F6D27A", 2.6)}/><circle cy="76" r="14" ${gold}/>`;
}

/** Draws a slender trident whose outer prongs bend outwards like flames. A red scarf is tied below. */
export function trident(): string {
  const prong = `<path d="M0 -64C52 -66 86 -90 92 -134C96 -170 74 -204 84 -244C90 -272 108 -288 128 -302C122 -272 118 -246 126 -210C136 -160 128 -104 96 -68C72 -42 36 -30 0 -30Z" ${gold}/>`;
  const scarf = `<path d="M12 8C34 18 42 48 34 92C46 84 58 86 70 96C68 50 54 2 14 -14Z" ${filled(red, "#6A0F14")}/><path d="M22 2C40 14 50 38 54 70" ${stroked("#F6B27A", 2, 0.8)}/>`;
  return `<path d="M-10 -60V250H10V-60Z" ${roundGold}/>${mirrored(scarf)}${mirrored(prong)}
<path d="M0 -344C14 -304 44 -270 32 -214C24 -176 16 -130 14 -30H-14C-16 -130 -24 -176 -32 -214C-44 -270 -14 -304 0 -344Z" ${gold}/><path d="M0 -318V-64" ${stroked(ink, 2, 0.5)}/>
<path d="M-98 -92C-112 -120 -114 -160 -106 -196" ${stroked("#FFF8E0", 3, 0.65)}/>
<rect x="-28" y="-42" width="56" height="18" rx="8" ${lyingGold}/><rect x="-19" y="-22" width="38" height="30" rx="9" ${filled(red, ink, 3)}/><path d="M-16 -12H16M-16 -2H16" ${stroked("#F6D27A", 2.5)}/>`;
}
