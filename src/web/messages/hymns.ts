import { section } from "./language.ts";

export const hymnsMessages = section({
  en: {
    title: "Hymns",
    lead: "Whole hymns, verse by verse: read them, hear them through, or take one verse and stay with it.",
    facts: (verses: number, language: string, deity: string) => `${verses} verses in ${language}, to ${deity}`,
    languages: { sa: "Sanskrit", awa: "Awadhi", hi: "Hindi" },
    open: (title: string) => `Read and hear ${title}`,
  },
});
