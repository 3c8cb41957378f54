import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { verseImagePath } from "../../src/model/deity-images.ts";
import { loadLibrary } from "../../src/server/content/load-library.ts";
import { readEmblem } from "../emblems/emblem.ts";
import { n } from "../emblems/svg.ts";
import { letter, type Lettering } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";
import { draw } from "./raster.ts";

const width = 1200;
const height = 630;
const center = width / 2;
/** The space between the string of beads and the name of the site. */
const area = { top: 100, bottom: 532, width: width - 2 * 80 };

const gold = "#F8DC98";

interface Script {
  font: Buffer;
  /** The size of the letters of a short verse. */
  largest: number;
  /** The height of a line, as a multiple of the size. */
  leading: number;
  /** The height for all lines. */
  most: number;
}

const sanskrit: Script = {
  font: readFont("noto-sans-devanagari", "devanagari-400-normal"),
  largest: 108,
  leading: 1.5,
  most: (area.bottom - area.top) * 0.68,
};
const latin: Script = {
  font: readFont("nunito", "latin-400-italic"),
  largest: 44,
  leading: 1.3,
  most: (area.bottom - area.top) * 0.32,
};
const siteFont = readFont("poppins", "latin-600-normal");

const { site, chants } = loadLibrary("content", "public");

type Chant = NonNullable<ReturnType<typeof chants.get>>;

/** The ids of the verses and mantras that are drawn. */
export const verseIds: readonly string[] = [...chants.keys()];

/** Builds the pictures that other sites show next to a link to a verse, with its own words in both scripts. */
export async function buildVerseCards(isWanted: (id: string) => boolean) {
  for (const [id, chant] of chants) {
    if (!isWanted(id) && !isWanted(chant.deity.id)) continue;
    const file = join("public", verseImagePath(id));
    mkdirSync(dirname(file), { recursive: true });
    const card = await draw(await cardSvg(chant), width);
    // There are hundreds of cards, and chat programs refuse large files. One hue in four shades has the fewest bytes.
    await card.removeAlpha().png({ palette: true, colors: 4, dither: 0, effort: 10 }).toFile(file);
  }
}

async function cardSvg({ mantra: { padas }, deity }: Chant): Promise<string> {
  const { edge } = (await readEmblem(deity.id)).palette;
  const above = await layOut(
    sanskrit,
    padas.map((pada) => pada.sanskrit),
  );
  const below = await layOut(
    latin,
    padas.map(({ plain }) => plain),
  );
  const top = area.top + (area.bottom - area.top - above.height - below.height) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${edge}"/>
<g fill="${gold}" color="${gold}">${beads()}${drawLines(above, top)}${drawLines(below, top + above.height)}${await foot(deity.svgIcon)}</g></svg>`;
}

interface Lines {
  /** The lines at the size `UNIT`. */
  lines: readonly Lettering[];
  size: number;
  leading: number;
  height: number;
}

/** Letters are measured at this size. */
const UNIT = 100;

/** Sets the pieces of a text in the largest letters that fit, with one or two pieces in a line. */
async function layOut({ font, largest, leading, most }: Script, pieces: readonly string[]): Promise<Lines> {
  const sizeLines = async (inLine: number): Promise<Lines> => {
    const lines = await Promise.all(toLines(pieces, inLine).map((line) => letter(font, line, UNIT)));
    const longest = Math.max(...lines.map(({ left, right }) => right - left)) / UNIT;
    const size = Math.min(largest, area.width / longest, most / (lines.length * leading));
    return { lines, size, leading, height: lines.length * leading * size };
  };
  const [single, double] = [await sizeLines(1), await sizeLines(2)];
  return double.size > single.size ? double : single;
}

/**
 * Divides the pieces into lines. A word that continues in the next line is not hyphenated, because the font of
 * Devanagari has no hyphen.
 */
const toLines = (pieces: readonly string[], inLine: number) =>
  pieces.flatMap((_, at) =>
    at % inLine === 0
      ? [
          pieces
            .slice(at, at + inLine)
            .join("")
            .trim(),
        ]
      : [],
  );

const drawLines = ({ lines, size, leading }: Lines, top: number) =>
  lines
    .map(({ path, left, right }, place) => {
      const x = center - ((left + right) / 2) * (size / UNIT);
      const baseline = top + (place + 0.5) * leading * size + size * 0.3;
      return `<path d="${path}" transform="translate(${n(x)} ${n(baseline)}) scale(${(size / UNIT).toFixed(3)})"/>`;
    })
    .join("");

/** Draws a string of beads, with its largest in the middle. */
function beads(): string {
  const each = 12;
  return Array.from({ length: 2 * each + 1 }, (_, index) => {
    const isLargest = index === each;
    return `<circle cx="${center + (index - each) * 28}" cy="58" r="${isLargest ? 12 : 7}"/>`;
  }).join("");
}

/** Draws the icon of the deity and the name of the site. */
async function foot(svgIcon: string): Promise<string> {
  const name = await letter(siteFont, site.name, 30);
  const [icon, gap] = [48, 16];
  const left = center - (icon + gap + name.right - name.left) / 2;
  const drawing = svgIcon.replace("<svg ", `<svg x="${n(left)}" y="${height - 72}" width="${icon}" height="${icon}" `);
  return `${drawing}<path d="${name.path}" transform="translate(${n(left + icon + gap - name.left)} ${height - 38})"/>`;
}
