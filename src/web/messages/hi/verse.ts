import type { verseMessages as english } from "../en/verse.ts";
import { number } from "./language.ts";

/** Texts of the page of one verse or mantra. */
export const verseMessages: typeof english = {
  notFound: "मंत्र नहीं मिला",
  verse: "पाठ",
  mantrasOf: (deity) => `${deity} के मंत्र`,
  repeat: (times) => `${number(times)} बार दोहराएँ`,
  listen: "एक बार सुनें",
  stop: "रोकें",
  round: (round, rounds) => `${number(rounds)} में से ${number(round)}`,
  done: (rounds) => `${number(rounds)} बार सुना।`,
  failed: "रिकॉर्डिंग नहीं चल सकी। आप पढ़ते रह सकते हैं।",
  meaning: "अर्थ",
  source: (source) => `स्रोत: ${source}`,
  chant: "108 बार जप करें",
};
