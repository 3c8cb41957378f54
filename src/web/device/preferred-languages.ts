/**
 * Returns the tags of the languages that the browser prefers, such as `hi-IN`. The list is empty where the browser does
 * not tell.
 */
export const preferredLanguages = (): readonly string[] =>
  // Browsers that protect against fingerprinting may leave the list out.
  (navigator.languages as readonly string[] | undefined) ?? [];
