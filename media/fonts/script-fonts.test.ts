import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { otherScripts, widths, writeIn, type OtherScript } from "../../src/model/scripts/write-in.ts";
import { scriptFonts } from "../../src/web/ui/display/script-fonts.ts";
import { readScriptFont, wordsIn } from "./script-fonts.ts";
import { openFont, type ShapingFont } from "./shaping.ts";
import { readFont } from "./sources.ts";
import { drawing } from "./test-drawing.ts";

/** Opens the font of a script as it is served. */
const openScript = (script: OtherScript) => openFont(readFileSync(join("public", scriptFonts[script])));

test.each(otherScripts)(
  "every word of the content in %s is drawn by its font exactly as by the whole one",
  async (script) => {
    const [subset, whole] = [await openScript(script), await openFont(readScriptFont(script))];
    const words = [...new Set(wordsIn(script))];
    expect(words.length).toBeGreaterThan(4000);
    expect(words.filter((word) => drawing(subset, word) !== drawing(whole, word))).toEqual([]);
  },
);

/** The verses of the content, with a line for each pāda. */
const verses = globSync("content/{deities,collections,hymns}/**/*.yaml")
  .flatMap((file) => readFileSync(file, "utf8").match(/(?<=sanskrit: \|\n)( +[\u0900-\u0963].*\n)+/g) ?? [])
  .map((verse) => verse.trim().split(/\s*\n\s*/));

/** Returns the width of the longest line in em. */
const widest = (font: ShapingFont, lines: readonly string[]) =>
  Math.max(
    ...lines.map((line) => font.shape(line).reduce((width, { advance }) => width + advance, 0) / font.unitsPerEm),
  );

const devanagari = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
const verseWidths = verses.map((lines) => ({ lines, width: widest(devanagari, lines) }));

test.each(otherScripts)("the width of %s is that of nineteen verses of twenty", async (script) => {
  const other = await openFont(readScriptFont(script));
  const ratios = verseWidths.map(
    ({ lines, width }) =>
      widest(
        other,
        lines.map((line) => writeIn(script, line)),
      ) / width,
  );
  expect(ratios.length).toBeGreaterThan(800);
  const measured = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.95)];
  expect(Math.abs((measured ?? 0) - widths[script])).toBeLessThan(0.05);
});
