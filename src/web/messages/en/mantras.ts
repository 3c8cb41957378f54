export const mantrasMessages = {
  title: "Sacred Mantras Collection",
  lead: "Each deity gathers its own mantras: names to repeat, verses of praise, and for some a Gayatri. Begin with the one you feel drawn to.",
  view: (name: string) => `View ${name} Mantras`,
  prayers: "Prayers for every day",
  viewPrayers: "View the prayers",
  viewPrayersOf: (name: string) => `View the prayers: ${name}`,
  hymns: "Hymns",
  aboutHymns: "Whole texts such as the Hanuman Chalisa, to read, to hear and to chant verse by verse.",
  viewHymns: "View the hymns",
  ownMantras: "Chant a mantra of your own",
};
