/** The whole picture, 800 pixels wide, is itself what is left for a browser that has no AVIF. */
const variants = { avif: [160, 400, 800], webp: [160, 400] };

/** The smaller, newer files that lie beside a picture, best format first. */
export function pictureSources(image: string) {
  const base = image.replace(/\.\w+$/, "");
  return Object.entries(variants).map(([format, widths]) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", "),
  }));
}
