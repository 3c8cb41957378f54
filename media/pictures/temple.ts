import { join } from "node:path";
import { lotusPetal } from "../emblems/mandala.ts";
import { linear } from "../emblems/paint.ts";
import { mirrored, n, onCircle, place, repeat, ring } from "../emblems/svg.ts";
import { draw, imageFolder } from "./raster.ts";

/** Draws the picture of a teaching that has none of its own: a temple by the water, in front of the rising sun. */
export async function buildDefaultBlogPicture() {
  const picture = await draw(templeSvg(), 1200);
  await picture.removeAlpha().jpeg({ quality: 84, mozjpeg: true }).toFile(join(imageFolder, "default-blog.jpg"));
}

const shore = 520;

function templeSvg(): string {
  const ink = "#2A0C2C";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>
${linear("sky", "down", [
  [0, "#2A1048"],
  [0.42, "#7A2A5A"],
  [0.74, "#E8823A"],
  [0.84, "#FFD08A"],
])}
${linear("water", "down", [
  [0, "#F2A862"],
  [0.25, "#9A4456"],
  [1, "#2A1048"],
])}
${linear("sun", "down", [
  [0, "#FFF8E0"],
  [1, "#FFC76A"],
])}
<radialGradient id="glow"><stop offset="0" stop-color="#FFF0C4" stop-opacity=".9"/><stop offset=".5" stop-color="#FFC070" stop-opacity=".35"/><stop offset="1" stop-color="#FFC070" stop-opacity="0"/></radialGradient>
<clipPath id="above"><rect width="1200" height="${shore}"/></clipPath></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<g clip-path="url(#above)"><g transform="translate(600 400)">${sun()}</g>
<path d="M0 470Q120 420 240 450T470 462T700 452T930 440T1200 462V${shore}H0Z" fill="#8A3350" opacity=".75"/>
<path d="M0 496Q160 462 330 484T640 490T920 478T1200 490V${shore}H0Z" fill="#5E2046"/>${birds}</g>
<rect y="${shore}" width="1200" height="110" fill="url(#water)"/>${ripples()}
<g transform="translate(600 ${shore})"><g fill="${ink}">${temple()}</g></g>
<g transform="translate(600 ${shore}) scale(1 -.3)" fill="${ink}" opacity=".45">${temple()}</g>
<path d="M0 ${shore}H1200" stroke="${ink}" stroke-width="5"/></svg>`;
}

const bead = (index: number) => {
  const { x, y } = onCircle(300, (index * 360) / 108);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="3.4" fill="#FFE3A6"/>`;
};

function sun(): string {
  return `<circle r="420" fill="url(#glow)"/><g opacity=".75">${ring(32, lotusPetal(318, 372, 30), `fill="none" stroke="#FFE0A0" stroke-width="1.6" opacity=".6"`)}
${repeat(108, bead)}<circle r="286" fill="none" stroke="#FFE0A0" stroke-width="2"/>
${ring(16, lotusPetal(180, 280, 34), `fill="#FFE0A0" fill-opacity=".12" stroke="#FFE0A0" stroke-width="1.8"`)}</g><circle r="180" fill="url(#sun)"/>`;
}

const birds = `<g fill="none" stroke="#4A1840" stroke-width="2.5" stroke-linecap="round"><path d="M250 190q10 -10 18 0q8 -10 18 0M300 220q8 -8 14 0q6 -8 14 0M890 150q10 -10 18 0q8 -10 18 0"/></g>`;

const ripple = (index: number) => {
  const { aside, down } = { aside: ((index * 137) % 520) - 260, down: 12 + ((index * 53) % 94) };
  const length = 30 + ((index * 29) % 70);
  return `<path d="M${600 + aside} ${shore + down}h${length}" opacity="${n(0.8 - Math.abs(aside) / 420)}"/>`;
};

/** Draws light on the water, which is wide near the sun, thin and far apart towards the shores. */
function ripples(): string {
  return `<g stroke="#FFE3B0" stroke-width="2" stroke-linecap="round">${repeat(44, ripple)}</g>`;
}

function temple(): string {
  return `${tower()}${mirrored(place(tower(), { x: 176, scale: 0.62 }) + place(tower(), { x: 292, scale: 0.42 }))}
<path d="M-380 0V-14H-340V-26H340V-14H380V0Z"/>
<path d="M-24 -26V-84C-24 -106 -12 -118 0 -126C12 -118 24 -106 24 -84V-26Z" fill="#F7B65A"/>
<path d="M0 -58C5 -50 5 -44 0 -40C-5 -44 -5 -50 0 -58Z" fill="#FFF4D0"/><path d="M-8 -40H8L4 -34H-4Z" fill="#8A3A1C"/>`;
}

const storey = (index: number) => {
  const rise = 150 + index * 24;
  const half = 82 - index ** 1.62 * 3.1;
  return `<path d="M${n(-half)} ${-rise}H${n(half)}" stroke="#6A2A54" stroke-width="3"/>`;
};

/** Draws a curved spire: porch, storeys, the ribbed stone, the vessel and a flag. */
function tower(): string {
  return `<path d="M-112 0V-40H-96V-126H-106V-138H-86C-84 -206 -66 -276 -32 -330H32C66 -276 84 -206 86 -138H106V-126H96V-40H112V0Z"/>
<path d="M-38 -330H38V-338H-38ZM-30 -338C-44 -344 -44 -356 -30 -362H30C44 -356 44 -344 30 -338ZM-14 -362C-22 -374 -16 -386 -4 -390V-420H4V-390C16 -386 22 -374 14 -362Z"/>
<path d="M4 -420L44 -406L4 -392Z" fill="#E8622C"/>${repeat(7, storey)}<path d="M0 -330V-140M-26 -318C-40 -260 -46 -200 -46 -140M26 -318C40 -260 46 -200 46 -140" fill="none" stroke="#6A2A54" stroke-width="2.5"/>`;
}
