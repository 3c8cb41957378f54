/**
 * Header with the language of the page that sends a call. Letters that the call causes, what it subscribes to, and the
 * names in a person's own lists are in this language. No reply that is the same for everybody depends on it.
 */
export const languageHeader = "x-language";
