/**
 * A header with the language of the page that sends a call. Emails that the call causes, the calendar to which it
 * subscribes, and the names in a person's own lists are in this language. No reply that is the same for everybody
 * depends on it.
 */
export const languageHeader = "x-language";
