import { section } from "./language.ts";

/** Loaded when a mala is complete. */
export const malaCompleteMessages = section({
  en: {
    title: "Chanting Completed",
    description: "You have successfully completed 108 repetitions of this mantra.",
  },
});
