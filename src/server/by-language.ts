import { languages, type Language } from "#model/languages.ts";

/** Returns a function that makes a value for each language when that language is first asked for, and keeps it. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    if (made.has(language)) return made.get(language) as Made;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}

/** Makes a value for every language now. */
export const forEachLanguage = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;
