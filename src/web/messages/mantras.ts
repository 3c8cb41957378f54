import { section } from "./language.ts";

export const mantrasMessages = section({
  en: {
    title: "Sacred Mantras Collection",
    lead: "Each deity gathers its own mantras: names to repeat, verses of praise, and for most of them a Gayatri. Begin with the one you feel drawn to.",
    view: (name: string) => `View ${name} Mantras`,
  },
});
