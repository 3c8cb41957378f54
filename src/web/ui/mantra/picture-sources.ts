/* @chunk entry */
/**
 * The widths of the smaller files by format. A browser without AVIF gets the original, which is 800 pixels wide, at
 * that width.
 */
const variants = { avif: [160, 400, 800], webp: [160, 400] };

/** Returns the smaller files of a picture, best format first. */
export function pictureSources(image: string) {
  const base = image.replace(/\.\w+$/, "");
  return Object.entries(variants).map(([format, widths]) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", "),
  }));
}
