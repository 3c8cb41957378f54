export const displayMessages = { title: "Text and letters" };

export const displayChoiceMessages = {
  light: "Light",
  themes: { day: "Day", night: "Night" },
  "text-size": "Text size",
  script: "Script of the Sanskrit",
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
