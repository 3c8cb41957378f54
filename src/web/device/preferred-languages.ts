/** Tags of the languages that the browser prefers, such as `hi-IN`; none where it does not say. */
export const preferredLanguages = (): readonly string[] =>
  // Browsers that resist being recognized may leave the list out.
  (navigator.languages as readonly string[] | undefined) ?? [];
