import { lotusSeat, whiteLotus } from "../../emblems/lotus.ts";
import { emblem as vishnu } from "../../emblems/vishnu.ts";
import { linear } from "../../emblems/paint.ts";
import { lifted, place } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";
import { glints, stars } from "./scenery.ts";

const shore = 236;

/**
 * Draws rings on still water that spread from a lotus and form a mandala, for a sound that is repeated and what it
 * creates.
 */
export function stillWater(): ArticleDrawing {
  return {
    palette: vishnu.palette,
    sky: [
      [0, "#060B30"],
      [0.22, "#1A2F86"],
      [0.37, "#7A9BE8"],
    ],
    definitions: `${glow("moonlight", "#E6F0FF", 0.85)}${glow("heart", "#CFE2FF", 0.9)}${linear("water", "down", [
      [0, "#6F90E0"],
      [0.16, "#2444A8"],
      [0.6, "#12226E"],
      [1, "#060B30"],
    ])}<clipPath id="lake"><rect y="${shore}" width="1200" height="400"/></clipPath>`,
    drawing: `${stars({ count: 90, lowest: 190 })}<circle cx="600" cy="112" r="330" fill="url(#moonlight)"/><circle cx="600" cy="112" r="62" fill="#FFF9E6"/>
<path d="M0 206Q120 150 250 188T470 214T600 226T760 212T960 176T1200 202V${shore}H0Z" fill="#31489E"/><path d="M0 226Q160 190 330 220T640 ${shore}H0ZM1200 222Q1040 188 870 216T560 ${shore}H1200Z" fill="#141F5C"/>
<rect y="${shore}" width="1200" height="${630 - shore}" fill="url(#water)"/>${glints({ count: 46, x: 600, spread: [70, 90], shore, foot: 420, color: "#FFF9E6" })}
<g clip-path="url(#lake)"><g transform="translate(600 446) scale(1 .36)"><circle r="560" fill="url(#heart)"/>${ripples}</g></g>
${lifted(place(lotusSeat(whiteLotus), { x: 600, y: 448, scale: 0.78 }))}`,
  };
}

const light = "#DCE8FF";
const circle = (radius: number, line: number, opacity: number) =>
  `<circle r="${radius}" fill="none" stroke="${light}" stroke-width="${line}" opacity="${opacity}"/>`;

const ripples =
  circle(214, 7, 0.95) +
  petalRing({ petals: 16, inner: 224, outer: 300, color: light, opacity: 0.9, fill: 0.16 }) +
  circle(312, 5, 0.8) +
  beadRing({ radius: 334, beads: 54, size: 6, color: "#FFE7B0", opacity: 1 }) +
  circle(356, 5, 0.75) +
  petalRing({ petals: 32, inner: 366, outer: 434, color: light, opacity: 0.7, fill: 0.1 }) +
  circle(446, 4, 0.6) +
  beadRing({ radius: 476, size: 4.6, color: "#FFE7B0", opacity: 0.8 }) +
  circle(508, 4, 0.45) +
  circle(580, 3.4, 0.34) +
  circle(668, 3, 0.25) +
  circle(772, 3, 0.18);
