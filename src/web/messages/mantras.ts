import { section } from "./language.ts";

export const mantrasMessages = section({
  en: {
    title: "Sacred Mantras Collection",
    lead: "Each deity gathers its own mantras: names to repeat, verses of praise, and for some of them a Gayatri. Begin with the one you feel drawn to.",
    more: "Prayers that belong to no deity of their own",
    hymns: "Whole hymns, verse by verse",
    viewHymns: "View Hymns",
    view: (name: string) => `View ${name} Mantras`,
  },
});
