export const wordsMessages = {
  title: "Word by word",
  titleOf: (verse: string) => `Word by word: ${verse}`,
  loading: "Loading the words…",
  prose: "In prose order",

  note: "The word you chose",
  more: "More about this word",
  less: "Less",
  meaning: "Meaning",
  form: "Form",
  stem: "From",
  parts: "Made of",
  previous: "Previous word",
  next: "Next word",
  play: "Play from here",
  close: "Close",
};
