import type { Pada } from "#model/mantra.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { angleOf, isLarge } from "#engines/mala-ring.ts";
import { inScript } from "../../in-script.tsx";
import { drawLines, fitLines, type Lines } from "./text-lines.ts";

export interface VerseCard {
  title: string;
  padas: readonly Pada[];
  /** The name of the site, which is at the foot. */
  siteName: string;
  /** The element that has the colors of the deity. */
  screen: Element;
  /** The picture of the deity; null where it could not be loaded. */
  picture: HTMLImageElement | null;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const MARGIN = 80;
/** The ring of beads with the deity's picture, in pixels: its center, and the radius of the picture and of the ring. */
const MEDALLION = { y: 270, radius: 150, ring: 182 };
const TITLE_Y = 545;
/** The verse is between these heights in pixels, below the title and above the foot. */
const VERSE = { top: 585, bottom: 1200 };

const fonts = {
  sanskrit: (size: number) => `400 ${size}px "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", sans-serif`,
  latin: (size: number) => `italic 400 ${size}px Nunito, system-ui, sans-serif`,
  heading: (size: number) => `600 ${size}px Poppins, system-ui, sans-serif`,
};

/** Draws the verse in both scripts under its deity's picture, as a JPEG file. */
export async function drawVerseCard(card: VerseCard): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  const colors = readColors(card.screen);
  const { sanskrit, transliteration } = await layOutVerse(context, card.padas);

  drawGround(context, colors);
  drawMedallion(context, card.picture, colors);
  context.textAlign = "center";
  context.fillStyle = colors.light;
  context.font = fonts.heading(40);
  context.fillText(card.title, MIDDLE, TITLE_Y, WIDTH - 2 * MARGIN);

  const gap = 20;
  const height = sanskrit.height + gap + transliteration.height;
  const top = VERSE.top + (VERSE.bottom - VERSE.top - height) / 2;
  context.fillStyle = colors.gold;
  drawLines(context, sanskrit, { x: MIDDLE, y: top });
  context.fillStyle = colors.soft;
  drawLines(context, transliteration, { x: MIDDLE, y: top + sanskrit.height + gap });

  drawFoot(context, card.siteName, colors);
  const jpeg = await toJpeg(canvas);
  return new File([jpeg], `${card.title}.jpg`, { type: jpeg.type });
}

type Colors = ReturnType<typeof readColors>;

async function layOutVerse(context: CanvasRenderingContext2D, padas: readonly Pada[]) {
  const written = padas.map((pada) => inScript(pada.sanskrit.trim()));
  const latin = padas.map((pada) => pada.transliteration.replace(/ ?\|+/, "").trim());
  // The page may not have shown these letters yet, so their fonts are loaded first.
  await Promise.all([
    document.fonts.load(fonts.sanskrit(40), written.join("")),
    document.fonts.load(fonts.latin(40), latin.join("")),
  ]);
  const width = WIDTH - 2 * MARGIN;
  const area = VERSE.bottom - VERSE.top;
  const fit = (texts: string[], sizes: Pick<Lines, "font" | "leading"> & { largest: number; height: number }) =>
    fitLines(context, texts, { width, ...sizes });
  return {
    sanskrit: fit(written, { font: fonts.sanskrit, leading: 1.5, largest: 104, height: area * 0.65 }),
    transliteration: fit(latin, { font: fonts.latin, leading: 1.35, largest: 40, height: area * 0.31 }),
  };
}

function drawGround(context: CanvasRenderingContext2D, { deep, glow }: Colors) {
  const light = context.createRadialGradient(MIDDLE, MEDALLION.y, 0, MIDDLE, MEDALLION.y, HEIGHT * 0.85);
  light.addColorStop(0, glow);
  light.addColorStop(1, deep);
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawMedallion(context: CanvasRenderingContext2D, picture: HTMLImageElement | null, { gold }: Colors) {
  const { y, radius, ring } = MEDALLION;
  context.fillStyle = gold;
  for (let bead = 1; bead <= BEADS_PER_MALA; bead++) {
    const angle = (angleOf(bead, BEADS_PER_MALA) * Math.PI) / 180;
    context.beginPath();
    const radius = isLarge(bead, BEADS_PER_MALA) ? 6 : 4;
    context.arc(MIDDLE + ring * Math.sin(angle), y - ring * Math.cos(angle), radius, 0, 2 * Math.PI);
    context.fill();
  }
  if (!picture?.complete || picture.naturalWidth === 0) return;
  context.save();
  context.beginPath();
  context.arc(MIDDLE, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(picture, MIDDLE - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
}

function drawFoot(context: CanvasRenderingContext2D, siteName: string, { gold, soft }: Colors) {
  context.fillStyle = gold;
  context.fillRect(MIDDLE - 60, HEIGHT - 130, 120, 2);
  context.fillStyle = soft;
  context.font = fonts.heading(28);
  context.fillText(siteName, MIDDLE, HEIGHT - 72);
}

/** Encodes the picture as a JPEG, which has a sixth of the bytes of a PNG and looks the same. */
const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("The picture could not be made")));
    canvas.toBlob(take, "image/jpeg", 0.92);
  });

/** The colors of the picture, which are the same by day and by night. */
const properties = {
  deep: "var(--deity-deep)",
  glow: "color-mix(in oklab, var(--deity-deep), var(--bead-gleam) 14%)",
  gold: "color-mix(in oklab, var(--bead), var(--bead-gleam) 60%)",
  soft: "color-mix(in oklab, var(--bead-gleam), transparent 25%)",
  light: "var(--on-dark)",
} as const;

type Color = keyof typeof properties;

/** Returns the colors that the theme has within the element, because a canvas knows no custom properties. */
function readColors(element: Element): Record<Color, string> {
  const probe = document.createElement("i");
  probe.hidden = true;
  element.append(probe);
  const resolve = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const { deep, glow, gold, soft, light } = properties;
  const colors = {
    deep: resolve(deep),
    glow: resolve(glow),
    gold: resolve(gold),
    soft: resolve(soft),
    light: resolve(light),
  };
  probe.remove();
  return colors;
}
