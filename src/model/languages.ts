/** BCP 47 tags of the languages that texts are kept in. */
const languages = ["en"] as const;
export type Language = (typeof languages)[number];

/** Language of addresses without a prefix, and of what is made once for all readers: emails, feeds, the manifest. */
export const mainLanguage: Language = "en";
