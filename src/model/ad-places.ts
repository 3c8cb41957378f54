/**
 * The places where an advertisement may stand. The setting ADSENSE_SLOT_ plus the place's name in capitals gives its ad
 * unit.
 */
export const adPlaces = ["home-banner", "home-rectangle", "mantras-page-top", "deity-after", "deity-side"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** The ad unit of each place for which the site's owner has set one. */
export type AdUnits = Partial<Record<AdPlace, string>>;

/**
 * Finds the place of a box. A list repeats its place and numbers the boxes: `deity-after-3` is a box of `deity-after`.
 */
export const placeOf = (box: string) => adPlaces.find((place) => box === place || box.startsWith(`${place}-`)) ?? null;

const pages = /^\/(mantras|deity\/[^/]+)?$/;

/** Returns true for the pages that have ad places. Pages for practicing, reading and signing in have none. */
export const hasAdPlaces = (path: string) => pages.test(path);
