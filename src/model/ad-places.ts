/** Where an advertisement may stand. A setting names the unit of each: ADSENSE_SLOT_ and its name in capitals. */
export const adPlaces = ["home-banner", "home-rectangle", "mantras-page-top", "deity-after", "deity-side"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** The ad unit of each place that has one. */
export type AdUnits = Partial<Record<AdPlace, string>>;

/** In a list a place stands several times, and its boxes are numbered: deity-after-3. */
export const placeOf = (box: string) => adPlaces.find((place) => box === place || box.startsWith(`${place}-`)) ?? null;

const pages = /^\/(mantras|deity\/[^/]+)?$/;

/** True where the page has such places. Pages for practicing, reading and signing in have none. */
export const hasAdPlaces = (path: string) => pages.test(path);
