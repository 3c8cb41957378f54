export const displayMessages = { title: "Text and letters" };

export const displayChoiceMessages = {
  light: "Day or night",
  themes: { day: "Day", night: "Night" },
  "text-size": "Text size",
  script: "Sanskrit script",
  letters: "Below the Sanskrit",
  digits: "Digits",
  choices: {
    standard: "Standard",
    large: "Large",
    larger: "Larger",
    plain: "Plain letters",
    iast: "With accents (IAST)",
    both: "Both",
    none: "Nothing",
    latin: "0123",
    devanagari: "०१२३",
  },
  done: "Done",
};
