import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { shareImagePath } from "../../src/model/deity-images.ts";
import { deities } from "../deities.ts";
import { drawMedallion, type Emblem, readEmblem } from "../emblems/emblem.ts";
import { n } from "../emblems/svg.ts";
import { letter, type Lettering } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";
import { draw, imageFolder } from "./raster.ts";

const width = 1200;
const height = 630;

/**
 * Builds the pictures that other sites show next to a link: one for each deity in each language, and one for the site,
 * whose name is the same in all of them.
 */
export async function buildShareCards(isWanted: (id: string) => boolean) {
  mkdirSync(join(imageFolder, "og"), { recursive: true });
  for (const { id, sanskritName, name, namesElsewhere } of deities.filter(({ id }) => isWanted(id))) {
    const emblem = await readEmblem(id);
    await writeCard(shareImagePath(id), emblem, { sanskrit: sanskritName, latin: name });
    for (const { language, name } of namesElsewhere) {
      mkdirSync(join(imageFolder, "og", language), { recursive: true });
      await writeCard(shareImagePath(id, language), emblem, { sanskrit: name, latin: "" });
    }
  }
  if (isWanted("site"))
    await writeCard(shareImagePath("site"), await readEmblem("om"), { sanskrit: "", latin: siteName() });
}

interface Names {
  /** The name in Devanagari. It is empty for the site. */
  sanskrit: string;
  /** The name in Latin letters. It is empty on the card of a page in a language that is written in Devanagari. */
  latin: string;
}

const SiteName = z.object({ name: z.string() });

const siteName = () => SiteName.parse(load(readFileSync("content/site.yaml", "utf8"))).name;

async function writeCard(path: string, emblem: Emblem, names: Names) {
  const card = await draw(await cardSvg(emblem, names), width);
  // A card has fewer colors than other pictures and no dither, because it is shown small, and chat programs refuse
  // large files.
  await card.removeAlpha().png({ palette: true, colors: 192, dither: 0.35, effort: 10 }).toFile(join("public", path));
}

async function cardSvg(emblem: Emblem, names: Names): Promise<string> {
  const { definitions, medallion } = await drawMedallion(emblem);
  const { light, mid, edge } = emblem.palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${definitions}<defs><radialGradient id="card" cx=".27" r=".75"><stop offset=".2" stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#card)"/>
<g transform="translate(318 315) scale(.56)">${medallion}</g>${await title(names)}</svg>`;
}

/** Draws the names to the right of the medallion, each with its middle on its line. */
async function title({ sanskrit, latin }: Names): Promise<string> {
  const latinFont = readFont("poppins", "latin-600-normal");
  if (!sanskrit) {
    const lines = await Promise.all(latin.split(" ").map((word) => letter(latinFont, word, 104)));
    return (
      lines.map((line, index) => gilded(line, 315 + (index - (lines.length - 1) / 2) * 132)).join("") + rule(315 + 150)
    );
  }
  const site = await letter(latinFont, siteName(), 30);
  const large = readFont("poppins", "devanagari-600-normal");
  if (!latin) return gilded(await letterWithin(large, sanskrit, 184), 275) + rule(430) + plain(site, 490, 0.75);
  return (
    gilded(await letterWithin(large, sanskrit, 148), 235) +
    plain(await letter(latinFont, latin, 76), 390) +
    rule(466) +
    plain(site, 518, 0.75)
  );
}

/** Returns the lettering at `size`, or smaller where a long name would touch the medallion. */
async function letterWithin(font: Buffer, text: string, size: number): Promise<Lettering> {
  const line = await letter(font, text, size);
  const widest = 470;
  return line.right - line.left <= widest ? line : letter(font, text, (size * widest) / (line.right - line.left));
}

const center = 900;
const at = ({ left, right, top, bottom }: Lettering, y: number) =>
  `transform="translate(${n(center - (left + right) / 2)} ${n(y - (top + bottom) / 2)})"`;
const gilded = (line: Lettering, y: number) => `<path d="${line.path}" ${at(line, y)} fill="url(#gold)"/>`;
const plain = (line: Lettering, y: number, opacity = 1) =>
  `<path d="${line.path}" ${at(line, y)} fill="#FFF4DA" fill-opacity="${opacity}"/>`;
const rule = (y: number) =>
  `<path d="M${center - 110} ${y}H${center - 16}M${center + 16} ${y}H${center + 110}" stroke="#F0C869" stroke-width="2" opacity=".8"/><circle cx="${center}" cy="${y}" r="6" fill="url(#gold)"/>`;
