import { emblem as lakshmi } from "../../emblems/lakshmi.ts";
import { gold, lyingGold, red, stroked } from "../../emblems/paint.ts";
import { lifted, n, type Point, place, repeat } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";

/** Draws a mala of 108 sandalwood beads laid down on silk, with its meru and tassel on the right. */
export function coiledMala(): ArticleDrawing {
  return {
    palette: lakshmi.palette,
    sky: [
      [0, "#5A0A3E"],
      [0.5, "#B0246E"],
      [1, "#5A0A3E"],
    ],
    definitions: `${glow("silk", "#F274B4", 0.85)}<radialGradient id="sandalwood" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#FFF6DC"/><stop offset=".4" stop-color="#EFC98A"/><stop offset="1" stop-color="#8A5424"/></radialGradient>`,
    drawing: `<ellipse cx="600" cy="315" rx="640" ry="400" fill="url(#silk)"/><g transform="translate(600 315)">${mandala}</g>${border()}<g transform="translate(0 630) scale(1 -1)">${border()}</g>${lifted(mala())}`,
  };
}

const mandala =
  petalRing({ petals: 16, inner: 110, outer: 180, opacity: 0.5 }) +
  petalRing({ petals: 24, inner: 196, outer: 246, opacity: 0.4 }) +
  beadRing({ radius: 187, opacity: 0.5 });

/** Draws gold thread woven along the edge of the cloth. */
const border = () =>
  `<rect width="1200" height="58" fill="#7A0F3A"/><rect y="58" width="1200" height="7" fill="url(#gold)"/><rect y="5" width="1200" height="4" fill="#E5B24C"/>${repeat(17, (index) => place(petalRing({ petals: 8, inner: 8, outer: 23, opacity: 0.9, fill: 0.35 }), { x: 24 + index * 72, y: 33 }))}${repeat(16, (index) => `<path d="M${60 + index * 72} 20L${68 + index * 72} 33L${60 + index * 72} 46L${52 + index * 72} 33Z" fill="#F0C869"/>`)}`;

/** Returns a point of a loop with a smaller loop in it (a limaçon), stretched to the picture's width. */
function curve(turn: number): Point {
  const reach = 70 + 260 * Math.cos(turn);
  return { x: 142 + 2.4 * reach * Math.cos(turn), y: 315 + 1.12 * reach * Math.sin(turn) };
}

const ROUND = 108;

/** Returns points on the curve at equal distances along it: that of the meru, and then one for each bead. */
function threaded(): Point[] {
  const steps = 7200;
  const points = Array.from({ length: steps + 1 }, (_, step) => curve((step / steps) * 2 * Math.PI));
  let walked = 0;
  const distances = points.map((point, step) => {
    const before = points[step - 1] ?? point;
    return (walked += Math.hypot(point.x - before.x, point.y - before.y));
  });
  return Array.from({ length: ROUND + 1 }, (_, index) => {
    const step = distances.findIndex((distance) => distance >= (walked * index) / (ROUND + 1));
    return points[step] ?? curve(0);
  });
}

function mala(): string {
  const [meru = curve(0), ...beads] = threaded();
  const thread = `<path d="M${[meru, ...beads].map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}Z" ${stroked("#8E1F2E", 4)}/>`;
  const round = beads.map(({ x, y }, index) =>
    [27, 54, 81].includes(index + 1)
      ? place(
          `<circle r="15.5" fill="${red}" stroke="#5A0A12" stroke-width="2"/><circle cx="-5" cy="-6" r="4" fill="#FFB8A8"/>`,
          { x, y },
        )
      : `<circle cx="${n(x)}" cy="${n(y)}" r="14.6" fill="url(#sandalwood)" stroke="#4E2A10" stroke-width="1.6"/>`,
  );
  return thread + round.join("") + place(tassel, { x: meru.x, y: meru.y });
}

const strand = (index: number) => {
  const end = -36 + index * 6;
  return `<path d="M70 ${n(end * 0.25)}Q112 ${n(end * 0.8)} ${172 + ((index * 5) % 3) * 7 - Math.abs(index - 6) * 2} ${n(end)}"/>`;
};

const tassel = `<g ${stroked("#C62828", 5)}>${repeat(13, strand)}</g><g ${stroked("#FF8A6A", 1.6, 0.8)}>${repeat(13, strand)}</g><rect x="46" y="-15" width="30" height="30" rx="7" ${lyingGold}/><path d="M56 -15V15M66 -15V15" ${stroked("#8A5C18", 2)}/>
<circle cx="34" r="11" ${gold}/><circle r="21" fill="url(#sandalwood)" stroke="#4E2A10" stroke-width="2"/><circle r="12" ${stroked("#8A5424", 2, 0.6)}/>`;
