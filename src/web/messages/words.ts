import { section } from "./language.ts";

export const wordsMessages = section({
  en: {
    title: "Word by word",
    titleOf: (verse: string) => `Word by word: ${verse}`,
    loading: "Loading the words…",
    hint: "Tap a word of the verse, or choose one here.",
    word: "Word",
    form: "Form",
    meaning: "Meaning",
    from: (stem: string) => `from ${stem}`,
    made: (parts: string) => `made of ${parts}`,
    prose: "In prose order",
    note: "The word you chose",
    previous: "Previous word",
    next: "Next word",
    play: "Play from here",
    close: "Close",
  },
});
