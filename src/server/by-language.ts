import { languages, type Language } from "#model/languages.ts";

/** Creates a function that makes something once for each language, when it is first asked for. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    if (made.has(language)) return made.get(language) as Made;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}

/** Makes something for each language at once. */
export const forEachLanguage = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;
