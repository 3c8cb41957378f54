import { basename, extname } from "node:path";
import sharp, { type Sharp } from "sharp";

export const imageFolder = "public/images";

// The pictures are built beside other work; one thread is fast enough.
sharp.concurrency(1);

/** Draws a square SVG at `size` pixels; the drawing is made larger first and then reduced, for clean lines. */
export async function draw(svg: string, size: number): Promise<Sharp> {
  const large = await sharp(Buffer.from(svg), { density: 144 }).resize(size).png().toBuffer();
  return sharp(large);
}

/** 256 colors: half the bytes of true color, and only the halo shows it. */
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
