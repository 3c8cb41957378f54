import type { Language } from "#model/languages.ts";

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
