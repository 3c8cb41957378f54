import { mainLanguage, type Language } from "./languages.ts";

/** Paths at which a deity's picture may be stored, in the order in which they are tried. */
export const deityImagePaths = (deityId: string): string[] => [
  `/images/lord-${deityId}.webp`,
  `/images/lord-${deityId}.png`,
  `/images/goddess-${deityId}.png`,
  plainImagePath(deityId),
];

/** The server answers this path with the deity's picture, whatever the file is called. */
export const plainImagePath = (deityId: string): string => `/images/${deityId}.png`;

/**
 * The picture that other sites show beside a link to a deity's page, with the name in the language of the page; for the
 * name `site`, beside a link to any other page.
 */
export const shareImagePath = (name: string, language: Language = mainLanguage): string =>
  `/images/og/${language === mainLanguage ? "" : `${language}/`}${name}.png`;

/** The picture that other sites show beside a link to a verse or mantra. */
export const verseImagePath = (mantraId: string): string => shareImagePath(`verses/${mantraId}`);

/** This picture is shown where a deity's own picture cannot be loaded. */
export const omSymbol = "/images/om-symbol.png";
