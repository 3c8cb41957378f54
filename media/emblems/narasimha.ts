import { blossom, hanging } from "./garland.ts";
import { square } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, ring } from "./svg.ts";

/**
 * The emblem shows the pillar from which he burst, split and full of light, with flames at its sides. His form is not
 * drawn.
 */
export const emblem = {
  image: "lord-narasimha.png",
  palette: palette("#260800", "#6E2204", "#BE4E0C", "#F08A30", "#FFF0B0"),
  yantra: square(400, 0, 0.28) + square(400, 45, 0.28),
  definitions:
    linear("fire", "down", [
      [0, "#FFF6C8"],
      [0.4, "#FFC23A"],
      [1, "#D8401A"],
    ]) +
    linear("stone", "right", [
      [0, "#8A6A4A"],
      [0.3, "#E9D3A8"],
      [0.6, "#C29A66"],
      [1, "#5E4226"],
    ]),
  draw: () =>
    lifted(place(rays(), { y: -20 })) +
    lifted(garland()) +
    lifted(mirrored(flames())) +
    lifted(place(pillar(), { y: 4 })),
};

const rays = () =>
  ring(16, "M-9 -120L0 -286L9 -120Z", `fill="#FFF0B0" fill-opacity=".34"`) +
  ring(16, "M-6 -110L0 -226L6 -110Z", `fill="#FFE08A" fill-opacity=".4"`, 11.25);

const garland = () =>
  hanging({ count: 23, step: 6.2, radiusX: 236, radiusY: 224, y: 0 }, (index) =>
    index % 2
      ? place(blossom("#FFF9EC", "#B8A988"), { scale: 0.92 })
      : place(blossom("#8FC06A", "#2F5A24", "#DFF0B8"), { scale: 0.94 }),
  );

/** Draws tongues of fire on the right. Those on the left are their mirror image. */
const flames = () =>
  `<path d="M92 190C160 170 204 106 180 20C172 54 160 66 148 74C168 10 150 -62 108 -108C116 -62 112 -30 98 0Z" ${filled("url(#fire)", "#7A1E06", 3)}/><path d="M98 160C140 140 158 100 148 62C140 84 130 92 120 98C130 60 126 24 110 -6C112 30 108 52 96 76Z" fill="#FFF1B0" opacity=".85"/>`;

/** Draws base, shaft and capital, with a shining crack from top to bottom. */
function pillar(): string {
  const half = `<path d="M84 -226L80 226H18L34 150L8 96L40 24L10 -40L36 -104L14 -170L26 -226Z" ${filled("url(#stone)", ink, 3.4)}/><path d="M62 -216V216M46 -216V20M46 60V216" ${stroked("#5E4226", 2.4, 0.6)}/>`;
  const other = `<path d="M-84 -226L-80 226H-8L8 150L-18 96L14 24L-16 -40L10 -104L-12 -170L-2 -226Z" ${filled("url(#stone)", ink, 3.4)}/><path d="M-62 -216V216M-46 -216V216" ${stroked("#5E4226", 2.4, 0.6)}/>`;
  return `<path d="M-6 -226H26V226H-6Z" fill="#FFF3B8"/><path d="M-40 -240H60V240H-40Z" fill="#FFE58A" opacity=".7" filter="url(#blur)"/>${other}${half}
<path d="M-108 -266H108L96 -226H-96Z" ${lyingGold}/><path d="M-122 -292H122V-266H-122Z" ${gold}/><path d="M-96 226H96L112 262H-112Z" ${lyingGold}/><path d="M-128 262H128V292H-128Z" ${gold}/>
<circle cx="-100" cy="-279" r="7" ${filled(red, ink, 1.8)}/><circle cx="100" cy="-279" r="7" ${filled(red, ink, 1.8)}/><circle cy="-279" r="9" ${roundGold}/><circle cx="-104" cy="277" r="7" ${filled(red, ink, 1.8)}/><circle cx="104" cy="277" r="7" ${filled(red, ink, 1.8)}/>`;
}
