import { n, repeat } from "../../emblems/svg.ts";
import { scattered, width } from "./canvas.ts";

/** Draws stars above `lowest`, few of which are bright. */
export function stars({ count, lowest, color = "#FFF4DA" }: { count: number; lowest: number; color?: string }) {
  const star = (index: number) =>
    `<circle cx="${n(scattered(index, 1) * width)}" cy="${n(scattered(index, 2) * lowest)}" r="${n(0.8 + 1.7 * scattered(index, 3) ** 3)}" opacity="${n(0.25 + 0.7 * scattered(index, 4))}"/>`;
  return `<g fill="${color}">${repeat(count, star)}</g>`;
}

interface Glints {
  count: number;
  x: number;
  /** Half the width of the light at the shore and at the picture's foot. */
  spread: [atShore: number, atFoot: number];
  shore: number;
  foot?: number;
  color: string;
}

/** Draws light broken by small waves, which are short and close at the shore, and long and wide apart in front. */
export function glints({ count, x, spread, shore, foot = 630, color }: Glints): string {
  const glint = (index: number) => {
    const near = scattered(index, 5);
    const aside = (scattered(index, 6) + scattered(index, 7) - 1) * (spread[0] + (spread[1] - spread[0]) * near);
    const length = (18 + 70 * near) * (0.5 + scattered(index, 8));
    return `<path d="M${n(x + aside - length / 2)} ${n(shore + 6 + (foot - shore - 10) * near ** 1.3)}h${n(length)}" stroke-width="${n(1.6 + 2.4 * near)}" opacity="${n(0.35 + 0.5 * scattered(index, 9))}"/>`;
  };
  return `<g stroke="${color}" stroke-linecap="round">${repeat(count, glint)}</g>`;
}

export function birds(x: number, y: number, color: string, scale = 1): string {
  const wings = "M0 0q10 -12 20 0q10 -12 20 0";
  const flock: [number, number][] = [
    [0, 0],
    [52, -22],
    [64, 16],
    [112, -40],
    [128, 34],
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round">${flock.map(([right, down]) => `<path d="${wings}" transform="translate(${right} ${down})"/>`).join("")}</g>`;
}

/** Draws leaves of a lotus that lie on the water, seen from the side. */
export function lotusLeaves(leaves: [x: number, y: number, half: number][], color: string, edge: string): string {
  return leaves
    .map(
      ([x, y, half]) =>
        `<path d="M${x - half} ${y}A${half} ${n(half * 0.27)} 0 1 0 ${x + half * 0.5} ${n(y - half * 0.235)}L${x} ${y}L${n(x + half * 0.1)} ${n(y - half * 0.27)}A${half} ${n(half * 0.27)} 0 0 0 ${x - half} ${y}Z" fill="${color}" stroke="${edge}" stroke-width="2"/>`,
    )
    .join("");
}
