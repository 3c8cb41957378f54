import { blossom, hanging } from "./garland.ts";
import { triangle } from "./mandala.ts";
import { filled, gold, ink, linear, lyingGold, red, roundGold, stroked } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, mirrored, place, ring } from "./svg.ts";

/** The emblem shows the drawn bow and its arrow in front of the sun, the ancestor of his house. */
export const emblem = {
  image: "lord-ram.webp",
  palette: palette("#3A1A02", "#8C4A04", "#D6860F", "#F9BE48", "#FFF2BE"),
  yantra: triangle(284, 0, 0.3) + triangle(284, 180, 0.3),
  definitions: linear("lacquer", "down", [
    [0, "#C8553A"],
    [0.4, "#96281C"],
    [1, "#4E0F0C"],
  ]),
  draw: () => lifted(place(sun(), { y: -40 })) + lifted(garland()) + lifted(string) + lifted(arrow()) + lifted(bow()),
};

function sun(): string {
  const flame = "M-17 -150C-20 -172 12 -184 0 -222C24 -196 26 -170 17 -150Z";
  const ray = "M-12 -150L0 -212L12 -150Z";
  const look = `fill="url(#gold)" stroke="#8A4A0C" stroke-width="2.5" stroke-linejoin="round"`;
  return (
    ring(12, ray, look, 15) +
    ring(12, flame, look) +
    `<circle r="150" fill="#FFF3CB" stroke="#8A4A0C" stroke-width="3"/><circle r="150" fill="url(#gold)" opacity=".55"/>` +
    `<circle r="138" ${stroked("#B8741A", 2, 0.8)}/>` +
    ring(24, "M0 -104C9 -112 9 -124 0 -132C-9 -124 -9 -112 0 -104Z", `fill="#FFF8DE" ${stroke("#B8741A", 1.6)}`) +
    `<circle r="96" ${stroked("#B8741A", 2, 0.8)}/>`
  );
}

const stroke = (color: string, width: number) => `stroke="${color}" stroke-width="${width}" opacity=".8"`;

const garland = () =>
  hanging({ count: 23, step: 5.6, radiusX: 240, radiusY: 250, y: 8 }, (index) =>
    index % 2
      ? place(blossom("#FFF9EC", "#C9B58A"), { scale: 0.92 })
      : place(blossom("#F2662A", "#8A2C08", "#FFC24A"), { scale: 1.08 }),
  );

const string = `<path d="M-243 34L0 196L243 34" ${stroked("#5A2E10", 7)}/><path d="M-243 34L0 196L243 34" ${stroked("#FFF3D0", 3.4)}/>`;

function bow(): string {
  const limb = `<path d="M0 -122C108 -126 190 -88 232 -14C242 4 252 2 258 -30C276 8 268 50 240 50C222 50 212 30 200 12C160 -52 92 -84 0 -82Z" ${filled("url(#lacquer)", ink, 3)}/>
<path d="M30 -112C104 -108 170 -78 208 -24" ${stroked("#FFC8A8", 3.5, 0.7)}/>
<path d="M96 -112L84 -72M112 -108L98 -66M172 -76L152 -44M186 -64L166 -32" ${stroked("#F6D27A", 6)}/>`;
  const grip = `<rect x="-36" y="-126" width="72" height="48" rx="14" ${filled(red, ink, 3)}/><path d="M-20 -124V-80M-4 -126V-78M12 -126V-78" ${stroked("#F6D27A", 3)}/><rect x="-46" y="-128" width="12" height="52" rx="6" ${lyingGold}/><rect x="34" y="-128" width="12" height="52" rx="6" ${lyingGold}/>`;
  return mirrored(limb) + grip;
}

function arrow(): string {
  const feather = `<path d="M5 84C34 94 44 112 44 134V184C38 172 24 164 5 162Z" ${filled("#E2521E", "#6A1E08")}/><path d="M8 104L40 132M8 124L42 152M8 144L40 170" ${stroked("#FFE2A8", 2.2, 0.85)}/>`;
  return `<path d="M-6 -270H6V200L0 194L-6 200Z" ${roundGold}/>${mirrored(feather)}
<path d="M0 -352C12 -322 40 -296 34 -262C22 -272 12 -270 8 -250H-8C-12 -270 -22 -272 -34 -262C-40 -296 -12 -322 0 -352Z" ${gold}/><path d="M0 -330V-262" ${stroked(ink, 2, 0.5)}/>
<rect x="-13" y="-254" width="26" height="11" rx="5" ${roundGold}/><rect x="-11" y="76" width="22" height="9" rx="4" ${roundGold}/>`;
}
