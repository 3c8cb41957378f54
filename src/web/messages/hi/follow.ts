import type { followMessages as english, leftElsewhereMessages as englishLeft } from "../en/follow.ts";
import { number } from "./language.ts";

/** Texts of practice that follows a person from device to device. */
export const followMessages: typeof english = {
  question: "क्या इस उपकरण के संकल्प, मालाएँ और सेटिंग आपके खाते में जोड़ दें, ताकि वे हर उपकरण पर मिलें?",
  yes: "हाँ",
  notNow: "अभी नहीं",
};

/** Texts of a mala that was left on another device. */
export const leftElsewhereMessages: typeof englishLeft = {
  where: "यह माला दूसरे उपकरण पर अधूरी छूटी थी। ",
  continueFrom: (count) => `${number(count)} से आगे बढ़ें?`,
  continueHere: "आगे बढ़ें",
  notNow: "अभी नहीं",
};
