import { centring, letter } from "../fonts/lettering.ts";
import { readFont } from "../fonts/sources.ts";
import { petalYantra } from "./mandala.ts";
import { ink } from "./paint.ts";
import { palette } from "./palette.ts";
import { lifted, place } from "./svg.ts";

/** The emblem shows the syllable itself, with light behind it. */
export const emblem = {
  image: "om-symbol.png",
  palette: palette("#160528", "#3B1466", "#6B2FA0", "#A15BD6", "#FFD9A0"),
  yantra: petalYantra(8, 120, 262, 50),
  async draw() {
    const sign = await letter(readFont("noto-sans-devanagari", "devanagari-400-normal"), "ॐ", 500);
    const glow = `<path d="${sign.path}" fill="#FFD98A" filter="url(#blur)" opacity=".7"/>`;
    // The outline is below the fill, because the glyph's strokes overlap and their seams must not show.
    const outline = `<path d="${sign.path}" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`;
    const gilded = `${outline}<path d="${sign.path}" fill="url(#gold)"/>`;
    return place(glow + lifted(gilded), centring(sign));
  },
};
