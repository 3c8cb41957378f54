/** Texts of the choice of a language. The languages themselves are named in their own words (model/languages.ts). */
export const languagesMessages = { title: "Language", close: "Close" };
