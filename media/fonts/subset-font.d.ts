/** This is the part of subset-font that is used here. The package has no types of its own. */
declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "sfnt" | "woff2";
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
