import { section } from "./language.ts";

export const mantrasMessages = section({
  en: {
    title: "Sacred Mantras Collection",
    lead: "Each deity gathers its own mantras: names to repeat, verses of praise, and for some a Gayatri. Begin with the one you feel drawn to.",
    more: "Prayers not tied to one deity",
    hymns: "Whole hymns, verse by verse",
    viewHymns: "View Hymns",
    view: (name: string) => `View ${name} Mantras`,
  },
});
