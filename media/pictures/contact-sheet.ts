import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { iconSheet } from "../icons/sheet.ts";
import { pictures } from "./deity-pictures.ts";

const side = 360;
const columns = 5;

/** Draws all pictures and icons of public/ on one sheet, for people who change one of them. */
export async function writeContactSheet(file: string) {
  const cells = await Promise.all(
    pictures.map(async ({ path }, index) => ({
      input: await sharp(join("public", path)).resize(side).toBuffer(),
      left: (index % columns) * side,
      top: Math.floor(index / columns) * side,
    })),
  );
  const icons = await sharp(Buffer.from(iconSheet()), { density: 144 })
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeContactSheet("media/pictures/contact-sheet.webp");
}
