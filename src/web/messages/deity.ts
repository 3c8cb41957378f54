import { section } from "./language.ts";

export const deityMessages = section({
  en: {
    back: "All deities",
    title: (name: string) => `${name} Mantras`,
    notFound: "Deity not found",
    tone: "Play a meditative tone",
    meaning: "Meaning",
    benefits: "Benefits",
    source: (source: string) => `Source: ${source}`,
    chant: "Chant 108 Times",
    chantThis: (title: string) => `Chant 108 Times: ${title}`,
    more: "More",
    less: "Less",
    hymns: (name: string) => `Hymns to ${name}`,
    report: "Report a mistake",
    mistakeIn: (title: string) => `Mistake in ${title}`,
    index: (name: string) => `Mantras of ${name}`,
    listen: "Listen",
    stop: "Stop",
    listenTo: (title: string) => `Listen to ${title}`,
    stopPlaying: (title: string) => `Stop ${title}`,
  },
});
