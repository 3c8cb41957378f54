import { Blob, Buffer as TextRun, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

/** A font opened for shaping, which turns text into positioned glyphs as a browser does. */
export interface ShapingFont {
  unitsPerEm: number;
  ascender: number;
  /** The distance of the descender below the baseline, as a negative number. */
  descender: number;
  lineGap: number;
  has(character: string): boolean;
  shape(text: string): PlacedGlyph[];
  /**
   * Returns every glyph that shaping a text goes through. Conjuncts are often built of glyphs that are not in the
   * result.
   */
  glyphsOf(text: string): Set<number>;
  /** Returns the outline of a glyph in font units with y upwards, as SVG path commands. */
  outline(glyph: number): { type: string; values: number[] }[];
}

interface PlacedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

export async function openFont(file: Buffer): Promise<ShapingFont> {
  const sfnt = await subsetFont(file, "", { targetFormat: "sfnt", keepAllGlyphs: true });
  const face = new Face(new Blob(new Uint8Array(sfnt)));
  const font = new Font(face);
  const extents = font.hExtents();
  return {
    ...extents,
    unitsPerEm: face.upem,
    has: (character) => Boolean(font.nominalGlyph(character.codePointAt(0) ?? 0)),
    shape: (text) => placedGlyphs(shapeRun(font, text)),
    glyphsOf: (text) => {
      const passed = new Set<number>();
      shapeRun(font, text, (glyph) => passed.add(glyph));
      return passed;
    },
    outline: (glyph) => font.glyphToJson(glyph),
  };
}

function shapeRun(font: Font, text: string, onGlyph?: (glyph: number) => void): TextRun {
  const run = new TextRun();
  run.addText(text);
  run.guessSegmentProperties();
  const report = () => run.getGlyphInfos().forEach(({ codepoint }) => onGlyph?.(codepoint));
  if (onGlyph) {
    run.setMessageFunc((_run, _font, message) => {
      // Before the first rule is applied, the buffer still contains characters, not glyphs.
      if (/^(start|end) lookup/.test(message)) report();
      return true;
    });
  }
  shape(font, run);
  report();
  return run;
}

function placedGlyphs(run: TextRun): PlacedGlyph[] {
  return run.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    glyph: codepoint,
    advance: xAdvance,
    x: xOffset,
    y: yOffset,
  }));
}
