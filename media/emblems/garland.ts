import { n, onCircle, place, repeat, ring } from "./svg.ts";

/** Hangs `count` things on an arc that is open at the top, `step` degrees apart. */
export function hanging(
  { count, step, radiusX, radiusY, y }: { count: number; step: number; radiusX: number; radiusY: number; y: number },
  draw: (index: number) => string,
): string {
  return repeat(count, (index) => {
    const { x, y: down } = onCircle(1, 180 - (index - (count - 1) / 2) * step);
    return place(draw(index), { x: x * radiusX, y: y + down * radiusY });
  });
}

/** Draws a rudraksha bead: brown, with the light on its upper side. */
export function rudraksha(radius: number): string {
  return (
    `<circle r="${radius}" fill="#8A4A22" stroke="#2C1206" stroke-width="2"/>` +
    `<path d="M0 ${n(-radius * 0.7)}V${n(radius * 0.7)}M${n(-radius * 0.5)} ${n(-radius * 0.5)}Q${n(-radius * 0.15)} 0 ${n(-radius * 0.5)} ${n(radius * 0.5)}M${n(radius * 0.5)} ${n(-radius * 0.5)}Q${n(radius * 0.15)} 0 ${n(radius * 0.5)} ${n(radius * 0.5)}" fill="none" stroke="#4A220C" stroke-width="1.6" opacity=".7"/>` +
    `<path d="M${n(-radius * 0.55)} ${n(-radius * 0.3)}Q0 ${n(-radius * 0.95)} ${n(radius * 0.5)} ${n(-radius * 0.35)}" fill="none" stroke="#E0A468" stroke-width="2" opacity=".85"/>`
  );
}

const petal = (length: number, half: number) =>
  `M0 -3C${half} ${n(-length * 0.3)} ${n(half * 1.1)} ${n(-length * 0.8)} 0 ${-length}C${n(-half * 1.1)} ${n(-length * 0.8)} ${-half} ${n(-length * 0.3)} 0 -3Z`;

/** Draws a blossom with two rows of petals, as they are strung for a garland. */
export function blossom(petals: string, edge: string, heart = "#F6C545"): string {
  const look = `fill="${petals}" stroke="${edge}" stroke-width="1.2"`;
  return `${ring(8, petal(18, 8), look)}${ring(8, petal(12, 6), look, 22.5)}<circle r="4.5" fill="${heart}" stroke="${edge}" stroke-width=".8"/>`;
}
