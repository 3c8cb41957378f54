import { language } from "#messages/language.ts";
import { inLanguage, mainLanguage, splitLanguage } from "#model/languages.ts";

/*
 * Addresses in the language of the interface. The router writes the prefix into its own links and navigations, and reads
 * paths without it; all other links take their address from here. In the build of the main language nothing of it is left.
 */

/** Address of a page of this site, from its path. */
export const addressOf = (path: string) => (language === mainLanguage ? path : inLanguage(language, path));

/** Path of a page, from its address in the language of the interface. */
export const pathOf = (address: string) => (language === mainLanguage ? address : splitLanguage(address).path);

/** The router writes the home page as the prefix and a slash, but its address is the prefix alone. */
export const asCanonical = (address: string) => addressOf(pathOf(address));
