import type { Palette } from "./palette.ts";

/** All outlines have this color. */
export const ink = "#3A1E08";
export const lineGold = "#F0C869";
export const red = "#C62828";

const outline = `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`;
/** This is gold lit from above. */
export const gold = `fill="url(#gold)" ${outline}`;
/** This gold is for a round upright body, lit from the left. */
export const roundGold = `fill="url(#round-gold)" ${outline}`;
/** This gold is for a round body that lies, lit from above. */
export const lyingGold = `fill="url(#lying-gold)" ${outline}`;

export const filled = (color: string, edge = ink, width = 2.5) =>
  `fill="${color}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`;
export const stroked = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"`;

type Stop = [offset: number, color: string, opacity?: number];
const stops = (list: Stop[]) =>
  list
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join("");
export const linear = (id: string, direction: "down" | "right" | "across", list: Stop[]) => {
  const end = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', across: 'x2="1" y2="1"' }[direction];
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`;
};
const radial = (id: string, place: string, list: Stop[]) =>
  `<radialGradient id="${id}" ${place}>${stops(list)}</radialGradient>`;

/** Writes the gradients and filters to which the drawings refer. */
export function definitions({ edge, mid, light, center, glow }: Palette): string {
  const round: Stop[] = [
    [0, "#A87421"],
    [0.28, "#F6D27A"],
    [0.45, "#FFF6D6"],
    [0.65, "#E5B24C"],
    [1, "#8A5C18"],
  ];
  return `<defs>
${radial("ground", 'cy="46%" r="75%"', [
  [0, light],
  [0.55, mid],
  [1, edge],
])}
${radial("disc", 'cy="45%" r="60%"', [
  [0, center],
  [0.6, light],
  [1, mid],
])}
${radial("halo", "", [
  [0, "#FFF4CF", 0.72],
  [0.45, glow, 0.28],
  [1, glow, 0],
])}
${linear("gold", "down", [
  [0, "#FFF6D6"],
  [0.35, "#F6D27A"],
  [0.7, "#D9A23C"],
  [1, "#9C6A1E"],
])}
${linear("round-gold", "right", round)}
${linear("lying-gold", "down", round)}
${linear("line", "across", [
  [0, "#FBE6A8"],
  [0.5, "#DDA940"],
  [1, "#F3D488"],
])}
${linear("silver", "across", [
  [0, "#FFFFFF"],
  [0.5, "#DDE7F5"],
  [1, "#8FA6C8"],
])}
${linear("pearl", "down", [
  [0, "#FFFFFF"],
  [0.5, "#F6EEDD"],
  [1, "#C9B48E"],
])}
${linear("lotus", "down", [
  [0, "#FFF0F4"],
  [0.45, "#F7A8BF"],
  [1, "#C2456F"],
])}
${linear("lotus-behind", "down", [
  [0, "#FAD1DC"],
  [0.5, "#E07A9B"],
  [1, "#8E2A52"],
])}
${linear("white-lotus", "down", [
  [0, "#FFFFFF"],
  [0.55, "#F3EEF4"],
  [1, "#B9AECB"],
])}
${linear("white-lotus-behind", "down", [
  [0, "#F4F0F8"],
  [0.5, "#CFC6DC"],
  [1, "#8A7EA3"],
])}
${linear("leaf", "down", [
  [0, "#9AD08A"],
  [1, "#2F6B3A"],
])}
${linear("wood", "down", [
  [0, "#B9743A"],
  [0.4, "#8A4A22"],
  [1, "#4E2410"],
])}
<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="6" stdDeviation="8" flood-color="#000" flood-opacity=".45"/></filter>
<filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>`;
}
