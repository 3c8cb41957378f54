import { section } from "./language.ts";

export const readingMessages = section({
  en: {
    title: "Reading",
    size: "Text size",
    sizes: { "16": "Small", "18": "Medium", "21": "Large" },
    typeface: "Typeface",
    typefaces: { sans: "Sans", serif: "Serif" },
    theme: "Day or night",
    done: "Done",
  },
});
