import { section } from "./language.ts";

export const lineMessages = section({
  en: {
    transliteration: "Transliteration",
    roman: "Without accents",
  },
});
