import { lineGold, stroked } from "./paint.ts";
import type { Palette } from "./palette.ts";
import { n, onCircle, place, repeat, ring } from "./svg.ts";

/**
 * Draws a lotus petal that stands on the circle `inner` and ends in an ogee tip on the circle `outer`. `half` is half
 * its width at the foot, which is open.
 */
export function lotusPetal(inner: number, outer: number, half: number): string {
  const height = outer - inner;
  const belly = `${n(inner + height * 0.44)}`;
  const neck = `${n(inner + height * 0.7)}`;
  return (
    `M${-half} ${-inner}C${n(-half * 1.42)} -${belly} ${n(-half * 0.22)} -${neck} 0 ${-outer}` +
    `C${n(half * 0.22)} -${neck} ${n(half * 1.42)} -${belly} ${half} ${-inner}`
  );
}

/** Draws the square behind a medallion: one hue, faint rays, and a quarter of a lotus in each corner. */
export function ground(palette: Palette): string {
  return `<rect x="-512" y="-512" width="1024" height="1024" fill="url(#ground)"/>${rays()}${cornerLotuses(palette)}`;
}

/** Draws the frame that all emblems share: a string of 108 beads, a lotus of 16 petals and a halo. It is 992 wide. */
export function medallion(palette: Palette, yantra: string, emblem: string): string {
  return `${beads()}
<circle r="432" fill="url(#disc)" stroke="url(#line)" stroke-width="4"/>
<circle r="422" ${stroked("#F2CE7E", 1.2, 0.8)}/>
${lotus(palette)}
<circle r="296" fill="${palette.mid}" fill-opacity=".55" stroke="url(#line)" stroke-width="3"/>
<circle r="286" ${stroked(lineGold, 1, 0.6)}/>
${yantra}<circle r="270" fill="url(#halo)"/>${emblem}`;
}

const ray = (index: number) => {
  const from = onCircle(500, index * 5);
  const to = onCircle(index % 2 ? 640 : 740, index * 5);
  return `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}"/>`;
};

function rays(): string {
  return `<g opacity=".1" stroke="#FFF1C8" stroke-width="1.5">${repeat(72, ray)}</g>`;
}

function cornerLotuses({ glow }: Palette): string {
  const petal = `<path d="${lotusPetal(52, 120, 22)}" fill="${glow}" fill-opacity=".1" stroke="url(#line)" stroke-width="2"/>`;
  const lotus =
    repeat(3, (index) => place(petal, { turn: 105 + index * 30 })) +
    `<circle r="50" ${stroked("url(#line)", 3)}/><circle r="38" fill="url(#gold)" fill-opacity=".35"/>`;
  return repeat(4, (corner) => `<g transform="rotate(${corner * 90}) translate(-512 -512)">${lotus}</g>`);
}

const bead = (index: number) => {
  const { x, y } = onCircle(449, (index * 360) / 108);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${index % 27 === 0 ? 9 : 5.2}" fill="url(#gold)"/>`;
};

/** Draws a mala of 108, of which every 27th bead is larger. */
function beads(): string {
  return (
    ring(54, lotusPetal(468, 496, 26), stroked("#E8BE62", 1.6, 0.55)) +
    `<circle r="466" ${stroked("url(#line)", 3)}/>${repeat(108, bead)}`
  );
}

const dot = (index: number) => {
  const { x, y } = onCircle(338, index * 22.5);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="3.4" fill="#F6D27A"/>`;
};

/** All fills are drawn before all lines, because petals drawn one after the other would overlap unevenly. */
function lotus({ light, glow }: Palette): string {
  const front = lotusPetal(296, 404, 52);
  return (
    ring(16, lotusPetal(296, 416, 50), `fill="${glow}" fill-opacity=".1" ${line(1.6, 0.6)}`, 11.25) +
    ring(16, front, `fill="${light}"`) +
    ring(16, front, `fill="${glow}" fill-opacity=".14" ${line(2.2, 0.9)}`) +
    ring(16, lotusPetal(296, 376, 33), stroked(lineGold, 1.3, 0.6)) +
    repeat(16, dot)
  );
}

const line = (width: number, opacity: number) =>
  `stroke="${lineGold}" stroke-width="${width}" stroke-opacity="${opacity}"`;

/** Draws a triangle of a yantra, whose point is turned from the top by `turn` degrees. */
export function triangle(radius: number, turn: number, opacity = 0.35): string {
  const corners = [0, 120, 240].map((degrees) => onCircle(radius, turn + degrees));
  return `<path d="M${corners.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}Z" ${stroked(lineGold, 2, opacity)}/>`;
}

export function square(side: number, turn: number, opacity = 0.32): string {
  const corner = -side / 2;
  return `<rect x="${corner}" y="${corner}" width="${side}" height="${side}" transform="rotate(${turn})" ${stroked(lineGold, 2, opacity)}/>`;
}

/** Draws a thin circle of petals around the emblem. */
export function petalYantra(petals: number, inner: number, outer: number, half: number): string {
  return (
    ring(petals, lotusPetal(inner, outer, half), stroked(lineGold, 1.6, 0.3)) +
    `<circle r="${inner}" ${stroked(lineGold, 1.6, 0.3)}/>`
  );
}
