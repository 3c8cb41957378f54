import { readFileSync } from "node:fs";
import { deities, type DrawnDeity } from "../deities.ts";

const column = 150;
const color = "#5B2A86";

/**
 * Draws all icons, large and at the sizes in which they are used. The sheet is for reviewing them, and is not
 * published.
 */
export function iconSheet(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${column * deities.length}" height="220">
<rect width="100%" height="100%" fill="#F8F4E3"/>${deities.map(iconColumn).join("")}</svg>`;
}

function iconColumn({ folder }: DrawnDeity, index: number): string {
  // This icon is drawn by hand, so its file is the source.
  const icon = readFileSync(`${folder}/icon.svg`, "utf8").replaceAll("currentColor", color);
  const at = (x: number, y: number, size: number) =>
    icon.replace("<svg ", `<svg x="${index * column + x}" y="${y}" width="${size}" height="${size}" `);
  return at(15, 10, 120) + at(15, 150, 48) + at(75, 158, 32) + at(118, 162, 24);
}
