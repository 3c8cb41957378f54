/* @chunk entry */
/** Widths by format. The original, 800 pixels wide, serves browsers without AVIF at that width. */
const variants = { avif: [160, 400, 800], webp: [160, 400] };

/** Smaller files beside a picture, best format first. */
export function pictureSources(image: string) {
  const base = image.replace(/\.\w+$/, "");
  return Object.entries(variants).map(([format, widths]) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", "),
  }));
}
