/** Paths at which a deity's picture may lie, in the order in which they are tried. */
export const deityImagePaths = (deityId: string): string[] => [
  `/images/lord-${deityId}.webp`,
  `/images/lord-${deityId}.png`,
  `/images/goddess-${deityId}.png`,
  plainImagePath(deityId),
];

/** Path that answers for every deity, whatever its picture is called. */
export const plainImagePath = (deityId: string): string => `/images/${deityId}.png`;

/** Picture that other sites show beside a link: of a deity, or of the `site`. */
export const shareImagePath = (name: string): string => `/images/og/${name}.png`;

/** Shown where a deity's own picture cannot be loaded. */
export const omSymbol = "/images/om-symbol.png";
