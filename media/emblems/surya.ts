import { lotusSeat, pinkLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, linear, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, ring } from "./svg.ts";

/**
 * The emblem shows the sun as the wheel of its chariot, with twelve spokes for the months, between the two lotuses that
 * it opens.
 */
export const emblem = {
  image: "lord-surya.png",
  palette: palette("#2B0719", "#75142F", "#CB4130", "#F58F45", "#FFE3A3"),
  yantra: petalYantra(12, 168, 286, 44),
  definitions: linear("dawn", "down", [
    [0, "#FFF4C4"],
    [0.55, "#FFC04D"],
    [1, "#E8692C"],
  ]),
  draw: () =>
    lifted(mirrored(lotusStem())) +
    lifted(place(rays(), { y: -22 })) +
    lifted(place(wheel(), { y: -22 })) +
    lifted(place(lotusSeat(pinkLotus), { y: 262, scale: 0.62 })),
};

/** Draws straight and waving rays in turn, as on old stone. */
function rays(): string {
  const straight = "M-15 -168L0 -252L15 -168Z";
  const waving = "M-17 -168C-20 -192 14 -204 -2 -246C26 -218 30 -192 17 -168Z";
  const look = `fill="url(#gold)" stroke="#8A3A0C" stroke-width="2.5" stroke-linejoin="round"`;
  return ring(12, straight, look) + ring(12, waving, look, 15);
}

function wheel(): string {
  const spoke = "M0 -40C11 -66 17 -86 11 -104L0 -118L-11 -104C-17 -86 -11 -66 0 -40Z";
  const thinSpoke = "M0 -44V-118";
  return (
    `<circle r="166" ${gold}/><circle r="166" ${stroked("#8A3A0C", 3, 0.7)}/>` +
    ring(48, "M0 -146V-158", stroked("#8A3A0C", 3, 0.75)) +
    `<circle r="138" ${filled("url(#dawn)", "#8A3A0C", 3)}/>` +
    ring(
      24,
      "M0 -122C8 -126 8 -132 0 -136C-8 -132 -8 -126 0 -122Z",
      `fill="#FFF8DE" stroke="#B8541A" stroke-width="1.4"`,
    ) +
    ring(12, thinSpoke, stroked("#B8541A", 3, 0.85), 15) +
    ring(12, spoke, filled("#FFF0BE", "#8A3A0C", 2.4)) +
    ring(12, "M0 -62V-100", stroked("#D9752E", 3.4)) +
    `<circle r="42" ${roundGold}/><circle r="27" ${filled(red, ink, 2.4)}/>` +
    ring(8, "M0 -10C6 -14 6 -20 0 -24C-6 -20 -6 -14 0 -10Z", `fill="#FFE7A8"`) +
    `<circle r="9" ${gold}/>`
  );
}

/** Draws the lotus that opens on the right. The left one is its mirror image. */
function lotusStem(): string {
  const stem = `<path d="M34 250C132 236 214 176 224 64" ${stroked("#123F22", 15)}/><path d="M34 250C132 236 214 176 224 64" ${stroked("#4E9A55", 9)}/>`;
  const leaf = `<path d="M150 214C176 176 214 170 236 184C226 216 190 232 150 214Z" ${filled("url(#leaf)", "#173D20", 2.2)}/><path d="M156 212C182 200 206 192 230 187" ${stroked("#DDF2CF", 1.8, 0.7)}/>`;
  return stem + leaf + place(lotusSeat(pinkLotus), { x: 228, y: 78, turn: 12, scale: 0.33 });
}
