import { emblem as durga, trident } from "../../emblems/durga.ts";
import { lotusSeat, pinkLotus } from "../../emblems/lotus.ts";
import { linear, stroked } from "../../emblems/paint.ts";
import { lifted, mirrored, place, repeat, ring } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";
import { glints } from "./scenery.ts";

const shore = 520;

/** Draws the Goddess by her signs: a trident out of a lotus in the forest's lake, with flames around it. */
export function tridentAndLotus(): ArticleDrawing {
  return {
    palette: durga.palette,
    sky: [
      [0, "#2C0210"],
      [0.4, "#8A0F26"],
      [0.68, "#D93A36"],
      [0.83, "#FFB26A"],
    ],
    definitions: `${glow("fire", "#FFD48A", 0.85)}${linear("water", "down", [
      [0, "#E8684A"],
      [0.4, "#8A1230"],
      [1, "#2C0210"],
    ])}<clipPath id="above"><rect width="1200" height="${shore}"/></clipPath>`,
    drawing: `<g clip-path="url(#above)"><g transform="translate(600 318)"><circle r="450" fill="url(#fire)"/><g transform="scale(.93)">${mandala()}</g></g>${hills}</g>
<rect y="${shore}" width="1200" height="110" fill="url(#water)"/><path d="M0 ${shore}H1200" ${stroked("#FFC88A", 2.5, 0.8)}/>${glints({ count: 70, x: 600, spread: [260, 520], shore, color: "#FFD9A0" })}
<g transform="translate(600 0)">${lifted(place(trident(), { y: 314, scale: 0.82 }))}${lifted(place(lotusSeat(pinkLotus), { y: 532, scale: 0.78 }))}</g>
${mirrored(trees).replace(/^/, '<g transform="translate(600 0)">')}</g>`,
  };
}

/** Draws a frame of flames, as around images cast in bronze. Nine tongues stand out, for the nine nights. */
function mandala(): string {
  const tongue = "M-17 -262C-26 -286 12 -290 -2 -330C30 -306 34 -284 17 -262Z";
  const tall = "M-24 -262C-38 -300 18 -312 0 -372C46 -332 48 -294 24 -262Z";
  const nine = repeat(
    9,
    (index) =>
      `<path d="${tall}" transform="rotate(${-100 + index * 25})" fill="#FFB84A" fill-opacity=".55" stroke="#FFE0A0" stroke-width="2"/>`,
  );
  return `${ring(48, tongue, 'fill="#FF7A2E" fill-opacity=".35" stroke="#FFC878" stroke-width="1.6" stroke-opacity=".8"')}${nine}
<circle r="258" fill="none" stroke="#FFE0A0" stroke-width="4"/>${beadRing({ radius: 244 })}<circle r="230" fill="#A5152F" fill-opacity=".35" stroke="#FFE0A0" stroke-width="2"/>${petalRing({ petals: 16, inner: 150, outer: 226, opacity: 0.75, fill: 0.12 })}<circle r="146" fill="none" stroke="#FFE0A0" stroke-width="1.6" opacity=".6"/>`;
}

const hills = `<path d="M0 440Q120 372 260 430T480 486L560 ${shore}H0ZM1200 440Q1080 372 940 430T720 486L640 ${shore}H1200Z" fill="#9A1E34" opacity=".8"/><path d="M0 490Q180 446 320 492T520 ${shore}H0ZM1200 490Q1020 446 880 492T680 ${shore}H1200Z" fill="#5E0A22"/>`;

const tree = (height: number) =>
  `<path d="M-5 0L-3 ${-height * 0.5}H3L5 0Z"/><path d="M0 ${-height}C${height * 0.2} ${-height * 0.8} ${height * 0.3} ${-height * 0.45} ${height * 0.22} ${-height * 0.28}C${height * 0.12} ${-height * 0.18} ${-height * 0.12} ${-height * 0.18} ${-height * 0.22} ${-height * 0.28}C${-height * 0.3} ${-height * 0.45} ${-height * 0.2} ${-height * 0.8} 0 ${-height}Z"/>`;

/** The forest of the sage is darker than everything else. */
const trees = `<g fill="#24020E">${[
  [590, 230],
  [530, 178],
  [478, 206],
  [424, 138],
  [382, 104],
  [346, 78],
]
  .map(([x = 0, height = 0]) => place(tree(height), { x, y: shore + 6 }))
  .join(
    "",
  )}<path d="M320 ${shore + 6}Q450 ${shore - 12} 600 ${shore - 8}V${shore + 22}Q450 ${shore + 24} 320 ${shore + 6}Z"/></g>`;
