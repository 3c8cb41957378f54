/**
 * Header of a write, with the language of the page that sends it. Letters that the write causes, and what it subscribes
 * to, are in this language. No reply depends on it.
 */
export const languageHeader = "x-language";
