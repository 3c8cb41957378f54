import { language } from "#messages/language.ts";
import { inLanguage, mainLanguage, prefixOf, splitLanguage } from "#model/languages.ts";

/*
 * Addresses in the language of the interface. The router writes the prefix into its own links and navigations, and reads
 * paths without it; all other links take their address from here. In the build of the main language nothing of it is left.
 */

/** What stands before every path, for the router; undefined in the main language. */
export const base = language === mainLanguage ? undefined : prefixOf(language);

/** Address of a page of this site, from its path. */
export const addressOf = (path: string) => (language === mainLanguage ? path : inLanguage(language, path));

/** Path of a page, from its address in the language of the interface. */
export const pathOf = (address: string) => (language === mainLanguage ? address : splitLanguage(address).path);

/** Matches the links of a text to pages of this site, which are written without a language. Files have an extension. */
const linkToPage = / href="(\/[^".]*)"/g;

/** Writes the language into the links of a text. */
export const linksOf = (html: string) =>
  language === mainLanguage ? html : html.replace(linkToPage, (_, path: string) => ` href="${addressOf(path)}"`);
