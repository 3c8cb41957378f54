import { mainLanguage, type Language } from "./languages.ts";

/** Lists the paths at which a deity's picture may be stored, in the order in which they are tried. */
export const deityImagePaths = (deityId: string): string[] => [
  `/images/lord-${deityId}.webp`,
  `/images/lord-${deityId}.png`,
  `/images/goddess-${deityId}.png`,
  plainImagePath(deityId),
];

/** The server answers this path with the deity's picture, whatever name the file has. */
export const plainImagePath = (deityId: string): string => `/images/${deityId}.png`;

/**
 * Returns the path of the picture that other sites show next to a link to a deity's page, with the deity's name in the
 * language of the page. The picture with the name `site` is shown next to links to all other pages.
 */
export const shareImagePath = (name: string, language: Language = mainLanguage): string =>
  `/images/og/${language === mainLanguage ? "" : `${language}/`}${name}.png`;

/** Returns the path of the picture that other sites show next to a link to a verse or mantra. */
export const verseImagePath = (mantraId: string): string => shareImagePath(`verses/${mantraId}`);

/** This picture is shown where a deity's own picture cannot be loaded. */
export const omSymbol = "/images/om-symbol.png";
