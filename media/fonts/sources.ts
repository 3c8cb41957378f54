import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The fonts come from these packages. Each has its license with it (SIL OFL 1.1). */
const packages = [
  "poppins",
  "nunito",
  "noto-sans-devanagari",
  "noto-sans-telugu",
  "noto-sans-kannada",
  "noto-sans-tamil",
  "noto-sans-malayalam",
  "noto-sans-bengali",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-oriya",
] as const;
export type FontPackage = (typeof packages)[number];

const require = createRequire(import.meta.url);

/** Reads one file of a font package, for example `readFont("nunito", "latin-400-normal")`. */
export function readFont(fontPackage: FontPackage, style: string): Buffer {
  return readFileSync(require.resolve(`@fontsource/${fontPackage}/files/${fontPackage}-${style}.woff2`));
}

/** Reads the variable Devanagari, in the weights from regular to that of headings. */
export async function readVariableDevanagari(): Promise<Buffer> {
  const file = "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";
  return subsetFont(readFileSync(require.resolve(file)), "", {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
    variationAxes: { wght: { min: 400, max: 600 } },
  });
}

export function readLicenses(): { fontPackage: FontPackage; text: string }[] {
  return packages.map((fontPackage) => ({
    fontPackage,
    text: readFileSync(require.resolve(`@fontsource/${fontPackage}/LICENSE`), "utf8"),
  }));
}
