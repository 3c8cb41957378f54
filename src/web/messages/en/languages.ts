/** Texts of the choice of a language. The languages themselves are named in their own words (ui/languages/own-words.ts). */
export const languagesMessages = { title: "Language", close: "Close" };
