import { mkdirSync, writeFileSync } from "node:fs";
import { lotusPetal } from "../emblems/mandala.ts";
import { n, ring } from "../emblems/svg.ts";
import { centring, letter } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";
import { draw } from "./raster.ts";

/** Writes the site's sign for a browser's tab, a phone's home screen and installed programs. */
export async function buildAppIcons() {
  mkdirSync("public/icons", { recursive: true });
  const favicon = await faviconSvg();
  writeFileSync("public/favicon.svg", `${favicon}\n`);
  writeFileSync("public/favicon.ico", ico(await Promise.all([16, 32].map((size) => png(favicon, size)))));
  writeFileSync("public/apple-touch-icon.png", await png(await appIcon({ radius: 0, om: 0.62 }), 180));
  for (const size of [192, 512])
    writeFileSync(`public/icons/icon-${size}.png`, await png(await appIcon({ radius: 0.22, om: 0.62 }), size));
  // A phone may cut a maskable icon to a circle of 80 % of its width.
  writeFileSync("public/icons/icon-maskable-512.png", await png(await appIcon({ radius: 0, om: 0.5 }), 512));
}

async function png(svg: string, size: number): Promise<Buffer> {
  const picture = await draw(svg, size);
  return picture.png({ palette: size > 64, effort: 10 }).toBuffer();
}

/** Draws Om in gold on purple, without ornament, so that it is legible at 16 pixels. */
async function faviconSvg(): Promise<string> {
  const sign = await letter(readFont("poppins", "devanagari-700-normal"), "ॐ", 1000);
  const scale = 52 / (sign.right - sign.left);
  const { x, y } = centring(sign);
  const path = sign.path.replaceAll(/\d+\.\d/g, (value) => String(Math.round(Number(value))));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#4A1576"/><path fill="#FFC860" transform="translate(32 32) scale(${scale.toFixed(4)}) translate(${n(x)} ${n(y)})" d="${path}"/></svg>`;
}

/**
 * Draws the sign of the favicon with the lotus of the pictures around it. `radius` and `om` are shares of the width.
 */
async function appIcon({ radius, om }: { radius: number; om: number }): Promise<string> {
  const sign = await letter(readFont("poppins", "devanagari-600-normal"), "ॐ", 1000);
  const scale = (512 * om) / (sign.right - sign.left);
  const { x, y } = centring(sign);
  const petals = ring(
    16,
    lotusPetal(196 * (om / 0.62), 244 * (om / 0.62), 34 * (om / 0.62)),
    'fill="none" stroke="#F0C869" stroke-width="3" opacity=".55"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512" width="512" height="512"><defs>
<radialGradient id="ground" r=".75"><stop offset="0" stop-color="#7A35B4"/><stop offset="1" stop-color="#2A0A4C"/></radialGradient>
<linearGradient id="gold" x2="0" y2="1"><stop offset="0" stop-color="#FFF0C0"/><stop offset=".5" stop-color="#FFC860"/><stop offset="1" stop-color="#D9922C"/></linearGradient></defs>
<rect x="-256" y="-256" width="512" height="512" rx="${512 * radius}" fill="url(#ground)"/>${petals}<circle r="${n(196 * (om / 0.62))}" fill="none" stroke="#F0C869" stroke-width="3" opacity=".8"/>
<path fill="url(#gold)" transform="scale(${scale.toFixed(4)}) translate(${n(x)} ${n(y)})" d="${sign.path}"/></svg>`;
}

/** Makes an .ico file around PNG pictures, which every browser of the last fifteen years reads. */
function ico(pictures: Buffer[]): Buffer {
  const headerBytes = 6;
  const entryBytes = 16;
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    // The width and height of a PNG are at fixed offsets.
    header.writeUInt8(picture.readUInt32BE(16), entry);
    header.writeUInt8(picture.readUInt32BE(20), entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
