import { section } from "./language.ts";

export const traditionMessages = section({
  en: {
    guide: "Pronunciation guide",
    tradition: "In tradition",
    seer: "Seer (rishi)",
    metre: "Meter (chandas)",
    devata: "Deity (devata)",
    times: "How often",
    initiation: "Initiation",
  },
});
