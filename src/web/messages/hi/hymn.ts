import type { HymnLanguage } from "#model/hymn.ts";
import type { hymnMessages as english, hymnsMessages as englishHymns } from "../en/hymn.ts";

/** What a verse is called in a language. */
const verseIn = (spoken: HymnLanguage) => (spoken === "sa" ? "श्लोक" : "पद");

export const hymnMessages: typeof english = {
  back: "सभी स्तोत्र",
  whole: "पूरा स्तोत्र",
  sections: "स्तोत्र के भाग",
  nextSection: (name) => `अगला भाग: ${name}`,
  notFound: "स्तोत्र नहीं मिला",
  mantrasOf: (deity) => `${deity} के मंत्र`,
  text: "पाठ और संस्करण",
  source: (source) => `स्रोत: ${source}`,
  readings: "पाठभेद",

  more: "और",
  listenFromStart: "आरंभ से सुनें",
  listenToPart: "यह भाग सुनें",
  unsung: (spoken) => `इस स्तोत्र की रिकॉर्डिंग अभी नहीं है। इसे पढ़ें, या किसी ${verseIn(spoken)} को छूकर उसका जप करें।`,
  continueAt: (verse) => `यहाँ से आगे: ${verse}`,
  show: (spoken) => `हर ${verseIn(spoken)} का क्या दिखे`,
  layouts: { meaning: "अर्थ", transliteration: "रोमन लिप्यंतरण", letters: "केवल पाठ" },

  actionsOf: (verse) => `${verse}: क्या करना है`,
  listen: "सुनें",
  listenTo: (verse) => `सुनें: ${verse}`,
  repeat: "दोहराएँ",
  repeatOf: (verse) => `दोहराएँ: ${verse}`,
  words: "शब्दार्थ",
  wordsOf: (verse) => `शब्दार्थ: ${verse}`,
  chant: "जप",
  chantVerse: (verse) => `जप: ${verse}`,

  player: "स्तोत्र की रिकॉर्डिंग",
  play: "रिकॉर्डिंग चलाएँ",
  previous: (spoken) => `पिछला ${verseIn(spoken)}`,
  next: (spoken) => `अगला ${verseIn(spoken)}`,
  verses: (spoken) => `${verseIn(spoken)}`,
  goToVerse: (spoken) => `किसी ${verseIn(spoken)} पर जाएँ`,
  print: "अक्षर और छपाई",
  settings: "गति, दोहराना और छपाई",
  repeating: "दोहराया जा रहा है",
  repeatingRange: (first, last) => `दोहराया जा रहा है: ${first} से ${last}`,
  repeatVerses: (spoken) => `${verseIn(spoken)} दोहराएँ`,
  from: "यहाँ से",
  to: "यहाँ तक",
  repeatThese: (spoken) => `ये ${verseIn(spoken)} दोहराएँ`,
  stopRepeating: "दोहराना रोकें",
  printText: "पाठ छापें",
  printWithMeanings: "अर्थ के साथ छापें",
  done: "हो गया",
  failed: "रिकॉर्डिंग नहीं चल सकी। आप पढ़ते रह सकते हैं।",
};

const languages = { sa: "संस्कृत", awa: "अवधी", hi: "हिंदी", bra: "ब्रज", mr: "मराठी" };

export const hymnsMessages: typeof englishHymns = {
  title: "स्तोत्र",
  lead: "पूरा स्तोत्र पढ़ें या सुनें, या कोई एक पद लें और उसी के साथ रहें।",
  facts: (language, verses) => `${languages[language]} · ${verses} ${verseIn(language)}`,
  minutes: (minutes) => ` · ${minutes} मिनट`,
  open: (title) => `पढ़ें और सुनें: ${title}`,
  read: (title) => `पढ़ें: ${title}`,
};
