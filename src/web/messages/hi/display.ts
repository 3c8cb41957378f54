import type { displayChoiceMessages as english } from "../en/display.ts";

export const displayChoiceMessages: typeof english = {
  light: "दिन या रात",
  themes: { day: "दिन", night: "रात" },
  "text-size": "अक्षरों का आकार",
  script: "संस्कृत की लिपि",
  letters: "संस्कृत के नीचे",
  digits: "अंक",
  choices: {
    standard: "सामान्य",
    large: "बड़ा",
    larger: "और बड़ा",
    plain: "सादी रोमन लिपि",
    iast: "चिह्नों वाली रोमन (IAST)",
    both: "दोनों",
    none: "कुछ नहीं",
    latin: "0123",
    devanagari: "०१२३",
  },
  done: "हो गया",
};
