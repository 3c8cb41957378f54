import type { roundMessages as english } from "../en/rounds.ts";
import { mostRounds } from "#model/practice.ts";
import { isMala, rounds } from "./done-today.ts";
import { number } from "./language.ts";

/** Texts of how many beads a round has, and how many rounds are to be counted in a day. */
export const roundMessages: typeof english = {
  settings: "फेरा और लक्ष्य",
  chosen: (size, goal) => (goal === 1 ? `${number(size)} मनके` : `दिन में ${number(goal)} × ${number(size)}`),
  size: "एक फेरे में",
  sizeNamed: (size) => (isMala(size) ? `${size}, एक माला` : String(size)),
  goal: (size) => (isMala(size) ? "दिन में मालाएँ" : "दिन में फेरे"),
  usual: "प्रचलित लक्ष्य",
  usualGoal: (goal, size) => `दिन में ${rounds(goal, size)}`,
  wholeNumber: `कृपया 1 से ${number(mostRounds)} तक कोई पूरी संख्या लिखें।`,
  fromNext: (size) =>
    isMala(size)
      ? `यह माला अपने ${number(size)} मनकों से ही पूरी होगी। नई संख्या अगले फेरे से लगेगी।`
      : `यह फेरा अपने ${number(size)} मनकों से ही पूरा होगा। नई संख्या अगले फेरे से लगेगी।`,
  ofVow: (size) =>
    isMala(size)
      ? `आपके संकल्प में ${number(size)} या अधिक मनकों की मालाएँ गिनी जाती हैं।`
      : `आपके संकल्प में ${number(size)} या अधिक मनकों के फेरे गिने जाते हैं।`,
};
