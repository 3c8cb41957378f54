import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { deities, type DrawnDeity } from "../deities.ts";
import { pictures } from "./deity-pictures.ts";

const side = 360;
const columns = 5;
const iconColumnWidth = 150;
const iconColor = "#5B2A86";

/** Draws all pictures and icons of public/ on one sheet, for people who change one of them. */
export async function writeContactSheet(file: string) {
  const cells = await Promise.all(
    pictures.map(async ({ path }, index) => ({
      input: await sharp(join("public", path)).resize(side).toBuffer(),
      left: (index % columns) * side,
      top: Math.floor(index / columns) * side,
    })),
  );
  const icons = await sharp(Buffer.from(iconRow()), { density: 144 })
    .resize(columns * side)
    .png()
    .toBuffer();
  const iconHeight = (await sharp(icons).metadata()).height;
  const picturesHeight = Math.ceil(pictures.length / columns) * side;
  await sharp({
    create: { width: columns * side, height: picturesHeight + iconHeight, channels: 3, background: "#F8F4E3" },
  })
    .composite([...cells, { input: icons, left: 0, top: picturesHeight }])
    .webp({ quality: 80 })
    .toFile(file);
}

/** Draws the icons of all deities as SVG, large and at the sizes in which the site uses them. */
function iconRow(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${iconColumnWidth * deities.length}" height="220">
<rect width="100%" height="100%" fill="#F8F4E3"/>${deities.map(iconColumn).join("")}</svg>`;
}

function iconColumn({ folder }: DrawnDeity, index: number): string {
  // Icons are drawn by hand, so the file is their source.
  const icon = readFileSync(`${folder}/icon.svg`, "utf8").replaceAll("currentColor", iconColor);
  const at = (x: number, y: number, size: number) =>
    icon.replace("<svg ", `<svg x="${index * iconColumnWidth + x}" y="${y}" width="${size}" height="${size}" `);
  return at(15, 10, 120) + at(15, 150, 48) + at(75, 158, 32) + at(118, 162, 24);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeContactSheet("media/pictures/contact-sheet.webp");
}
