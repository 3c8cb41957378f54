import { blossom, hanging } from "./garland.ts";
import { lotusSeat, whiteLotus } from "./lotus.ts";
import { petalYantra } from "./mandala.ts";
import { filled, gold, ink, lineGold, linear, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, ring } from "./svg.ts";

/** The emblem shows the teacher's sandals on a lotus under a lamp. They honor the guru without showing a face. */
export const emblem = {
  image: "guru.png",
  palette: palette("#03201E", "#0C4A44", "#1B7F70", "#62C4AC", "#FFF1C4"),
  yantra: petalYantra(16, 176, 286, 36),
  definitions: linear("sandalwood", "down", [
    [0, "#E9B777"],
    [0.45, "#B97A3C"],
    [1, "#6E3F18"],
  ]),
  draw: () =>
    lifted(garland()) +
    lifted(place(lamp(), { y: -196, scale: 0.86 })) +
    lifted(place(lotusSeat(whiteLotus), { y: 276, scale: 0.86 })) +
    lifted(place(mirrored(place(sandal(), { x: -20 })), { y: 34, scale: 1.02 })),
};

const garland = () =>
  hanging({ count: 29, step: 6, radiusX: 244, radiusY: 214, y: -18 }, (index) =>
    index % 2
      ? place(blossom("#FFFDF4", "#B9AF8C"), { scale: 0.94 })
      : place(blossom("#F7A93A", "#8A4A0C", "#FFF0B0"), { scale: 1.02 }),
  );

/** Draws a wooden sandal with its knob for the toes, seen from above. The left one is its mirror image. */
function sandal(): string {
  const sole =
    "M92 -152C132 -156 152 -122 150 -78C148 -38 132 -8 134 38C136 96 128 148 90 148C54 148 48 98 54 44C58 2 44 -34 42 -78C40 -122 56 -148 92 -152Z";
  const inlay =
    "M92 -134C120 -136 134 -110 133 -76C131 -40 115 -8 117 40C119 92 112 130 90 130C70 130 65 92 70 46C73 2 60 -36 59 -78C58 -112 68 -132 92 -134Z";
  return (
    `<path d="${sole}" ${filled("url(#sandalwood)", ink, 3.2)}/><path d="${inlay}" ${stroked(lineGold, 3.4, 0.95)}/>` +
    place(ring(8, "M0 -5C8 -12 8 -22 0 -30C-8 -22 -8 -12 0 -5Z", `fill="${lineGold}" fill-opacity=".9"`), {
      x: 93,
      y: 86,
      scale: 0.9,
    }) +
    `<path d="M70 -20C84 -30 104 -30 120 -20M74 2C86 -6 102 -6 114 2" ${stroked(lineGold, 2.6, 0.85)}/>` +
    `<ellipse cx="80" cy="-84" rx="19" ry="12" fill="${ink}" opacity=".35"/><path d="M72 -84L75 -104H85L88 -84Z" ${roundGold}/><circle cx="80" cy="-110" r="16" ${gold}/><circle cx="75" cy="-115" r="4.5" fill="#FFFBE8" opacity=".9"/>`
  );
}

/** Draws one flame in a brass bowl, with its light. */
function lamp(): string {
  const light = "M0 -64V-86";
  return (
    `<circle cy="-22" r="86" fill="#FFE9A8" opacity=".34" filter="url(#blur)"/>` +
    place(ring(12, light, stroked("#FFF1C4", 4, 0.85)), { y: -22 }) +
    `<path d="M0 -76C22 -46 26 -24 0 0C-26 -24 -22 -46 0 -76Z" ${filled("#FFB43A", "#8A4A0C", 2.4)}/>` +
    `<path d="M0 -48C11 -32 12 -18 0 -5C-12 -18 -11 -32 0 -48Z" fill="#FFF6CE"/>` +
    `<path d="M-66 0H66C60 34 32 46 0 46C-32 46 -60 34 -66 0Z" ${roundGold}/><path d="M-66 0H66" ${stroked(ink, 3)}/>` +
    `<path d="M-14 46H14L22 62H-22Z" ${gold}/>`
  );
}
