import { basename, extname } from "node:path";
import sharp, { type Sharp } from "sharp";

export const imageFolder = "public/images";

// One thread is fast enough, and leaves the other cores to other work.
sharp.concurrency(1);

/** Draws a square SVG at `size` pixels. The drawing is made larger first and then reduced, for clean lines. */
export async function draw(svg: string, size: number): Promise<Sharp> {
  const large = await sharp(Buffer.from(svg), { density: 144 }).resize(size).png().toBuffer();
  return sharp(large);
}

/** Writes a PNG of 256 colors, which has half the bytes of true color. Only the halo shows the difference. */
export async function writePalettePng(picture: Sharp, file: string) {
  await picture.clone().removeAlpha().png({ palette: true, colors: 256, dither: 1, effort: 10 }).toFile(file);
}

export async function writeWebp(picture: Sharp, file: string) {
  await picture.clone().removeAlpha().webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(file);
}

export async function writeAvif(picture: Sharp, file: string) {
  await picture.clone().removeAlpha().avif({ quality: 58, effort: 6, chromaSubsampling: "4:4:4" }).toFile(file);
}

export const withoutExtension = (path: string) => basename(path, extname(path));
