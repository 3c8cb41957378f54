import { blossom } from "../../emblems/garland.ts";
import { emblem as krishna } from "../../emblems/krishna.ts";
import { gold, lyingGold, roundGold, stroked } from "../../emblems/paint.ts";
import { lifted, mirrored, n, place, repeat } from "../../emblems/svg.ts";
import { type ArticleDrawing, beadRing, glow, petalRing } from "./canvas.ts";

/** Draws a niche in a green wall: the lamp is lit, incense burns, and flowers hang. */
export function homeShrine(): ArticleDrawing {
  return {
    palette: krishna.palette,
    sky: [
      [0, "#052A26"],
      [0.55, "#0F6254"],
      [1, "#06302A"],
    ],
    definitions: `${glow("flame-light", "#FFE9A8", 1)}${glow("wall-light", "#FFC860", 0.5)}<radialGradient id="niche" cy=".62" r=".75"><stop offset="0" stop-color="#FFD06A"/><stop offset=".45" stop-color="#D9742A"/><stop offset="1" stop-color="#5A1C1A"/></radialGradient>
<linearGradient id="flame" x2="0" y2="1"><stop offset="0" stop-color="#FFB13A"/><stop offset=".55" stop-color="#FFF3B8"/><stop offset="1" stop-color="#FF8A2A"/></linearGradient>`,
    drawing: `${stencil()}<circle cx="600" cy="380" r="640" fill="url(#wall-light)"/>
<g transform="translate(600 556) scale(.94)">${lifted(`<path d="${arch(1.07)}" fill="#0A3B34" stroke="url(#line)" stroke-width="5"/>`)}<path d="${arch(1)}" fill="url(#niche)" stroke="url(#gold)" stroke-width="7"/>
<g transform="translate(0 -176)">${petalRing({ petals: 16, inner: 112, outer: 166, opacity: 0.55, fill: 0.1 })}${beadRing({ radius: 104, beads: 54, opacity: 0.7 })}<circle r="210" fill="url(#flame-light)"/></g>
${place(incense, { x: -206 })}${garland()}${lifted(lamp)}${place(vessel, { x: 206 })}
<path d="M-400 0H400V26H-400Z" ${lyingGold}/><path d="M-372 26H372L352 90H-372Z" fill="#0A3B34"/><path d="M-352 90L-372 26H372L352 90Z" fill="#0B4A40" stroke="url(#line)" stroke-width="3"/>${frieze()}</g>`,
  };
}

/** Draws a pointed arch of seven cusps that stands on the origin. */
function arch(scale: number): string {
  const points: [number, number, number, number][] = [
    [-338, -262, -280, -308],
    [-284, -382, -196, -396],
    [-170, -468, -84, -452],
    [-60, -500, 0, -524],
  ];
  const left = points
    .map(([a, b, c, d]) => `Q${n(a * scale)} ${n(b * scale)} ${n(c * scale)} ${n(d * scale)}`)
    .join("");
  const right = points
    .map(([a, b], index) => {
      const [, , c, d] = points[points.length - 2 - index] ?? [0, 0, -310, 0];
      return { a, b, c, d };
    })
    .map(({ c, d }, index) => {
      const [a, b] = points[points.length - 1 - index] ?? [0, 0];
      const end = index === points.length - 1 ? { c: -310, d: -200 } : { c, d };
      return `Q${n(-a * scale)} ${n(b * scale)} ${n(-end.c * scale)} ${n(end.d * scale)}`;
    })
    .join("");
  return `M${n(-310 * scale)} 0V${n(-200 * scale)}${left}${right}V0Z`;
}

const lamp = `<path d="M-70 -2C-64 -20 -30 -24 -16 -34V-62H16V-34C30 -24 64 -20 70 -2Z" ${roundGold}/><path d="M-24 -62H24V-74H-24Z" ${lyingGold}/>
<path d="M-122 -126C-120 -92 -70 -70 0 -70C70 -70 120 -92 122 -126C84 -112 40 -108 0 -108C-40 -108 -84 -112 -122 -126Z" ${gold}/><path d="M-100 -106C-70 -90 -34 -84 0 -84C34 -84 70 -90 100 -106" ${stroked("#8A5C18", 2.5, 0.8)}/>
<ellipse cy="-120" rx="112" ry="13" fill="#6B3A0E" stroke="#F6D27A" stroke-width="3"/>
<path d="M0 -276C34 -226 44 -190 34 -154C26 -130 -26 -130 -34 -154C-44 -190 -20 -216 0 -276Z" fill="url(#flame)"/><path d="M0 -204C12 -184 16 -164 10 -148C6 -138 -6 -138 -10 -148C-16 -164 -8 -182 0 -204Z" fill="#FFFDF0"/><path d="M0 -120V-142" ${stroked("#4A1E08", 7)}/>`;

const incense = `<path d="M-40 -2C-36 -22 36 -22 40 -2Z" ${roundGold}/><path d="M0 -16L14 -148" ${stroked("#5A2410", 6)}/><circle cx="14" cy="-150" r="5" fill="#FFE08A"/>
<path d="M16 -160C-4 -196 40 -214 22 -250C6 -284 44 -300 34 -340M16 -160C32 -190 12 -212 36 -240" ${stroked("#FFF1D6", 4, 0.55)}/>`;

/** This is a vessel of water with mango leaves and a coconut. */
const vessel = `<path d="M-26 -84C-66 -66 -74 -26 -40 -2H40C74 -26 66 -66 26 -84Z" ${roundGold}/><path d="M-34 -96H34L26 -82H-26Z" ${lyingGold}/><path d="M-58 -46Q0 -32 58 -46" ${stroked("#A5152F", 6, 0.9)}/>
${[-64, -34, 34, 64].map((turn) => `<path d="M0 0C20 -20 20 -52 0 -80C-20 -52 -20 -20 0 0Z" transform="translate(0 -94) rotate(${turn})" fill="url(#leaf)" stroke="#173D20" stroke-width="2"/>`).join("")}
<path d="M-32 -100C-32 -136 -12 -150 0 -166C12 -150 32 -136 32 -100Z" fill="url(#wood)" stroke="#2C1206" stroke-width="2.5"/><path d="M-14 -108C-12 -132 -4 -146 0 -158M14 -108C12 -132 4 -146 0 -158" ${stroked("#2C1206", 2, 0.5)}/>`;

/** Draws marigolds in two swags under the arch. */
function garland(): string {
  const swag = repeat(19, (index) => {
    const along = index / 18;
    const x = -298 + along * 298;
    const y = -262 - along * 214 + 110 * Math.sin(Math.PI * along) * (1 - along * 0.35);
    const isYellow = index % 3 === 1;
    return place(blossom(isYellow ? "#FFD23E" : "#F98A1E", isYellow ? "#B8781A" : "#A84A0C", "#FFE27A"), {
      x,
      y,
      scale: 0.86,
    });
  });
  return lifted(mirrored(swag));
}

const frieze = () =>
  repeat(13, (index) =>
    place(petalRing({ petals: 8, inner: 6, outer: 19, opacity: 0.75, fill: 0.2 }), { x: -324 + index * 54, y: 58 }),
  );

/** Draws a pattern printed on the wall, fainter than the light on it. */
function stencil(): string {
  const flower = petalRing({ petals: 8, inner: 14, outer: 40, color: "#8FE0C4", opacity: 0.22, fill: 0.08 });
  return repeat(60, (index) => {
    const row = Math.floor(index / 10);
    return place(flower, { x: (index % 10) * 132 + (row % 2 ? 66 : 0), y: row * 114 + 30 });
  });
}
