import { otherScripts, writeIn, type OtherScript } from "../../src/model/scripts/write-in.ts";
import { commonSyllables, sanskritWords } from "./characters.ts";
import { readFont, type FontPackage } from "./sources.ts";
import { glyphSubset } from "./subset.ts";

/** The package of each script's font, and its subset of the script's own letters. */
const sources: Readonly<Record<OtherScript, FontPackage>> = {
  Telu: "noto-sans-telugu",
  Knda: "noto-sans-kannada",
  Taml: "noto-sans-tamil",
  Mlym: "noto-sans-malayalam",
  Beng: "noto-sans-bengali",
  Gujr: "noto-sans-gujarati",
  Guru: "noto-sans-gurmukhi",
  Orya: "noto-sans-oriya",
};

export const readScriptFont = (script: OtherScript) => {
  const source = sources[script];
  return readFont(source, `${source.replace("noto-sans-", "")}-400-normal`);
};

/** Returns every word of the content in Devanagari, written in another script. */
export const wordsIn = (script: OtherScript) =>
  [...sanskritWords("content", "others"), ...sanskritWords("content", "hymns")].map((word) => writeIn(script, word));

export interface ScriptFont {
  script: OtherScript;
  /** The readable part of the file's name. */
  name: string;
  file: Buffer;
}

/**
 * Makes a font for each script, with all words of the content and with common syllables, so that new texts rarely need
 * another.
 */
export async function scriptFonts(): Promise<ScriptFont[]> {
  const fonts: ScriptFont[] = [];
  for (const script of otherScripts) {
    const texts = [...wordsIn(script), ...commonSyllables().map((syllable) => writeIn(script, syllable))];
    fonts.push({ script, name: sources[script], file: (await glyphSubset(readScriptFont(script), texts)).file });
  }
  return fonts;
}
