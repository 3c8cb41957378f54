import type { givenVowMessages as english, giveVowMessages as englishGive } from "../en/given-vow.ts";
import { number } from "./language.ts";

/** Texts for giving a practice to a pupil by a link, and for sharing how far one's own vow is. */
export const giveVowMessages: typeof englishGive = {
  title: "यह साधना किसी शिष्य को दें",
  give: "शिष्य को दें",
  explanation:
    "साधना एक लिंक में जाती है। जो उसे खोले, वह इसे अपना संकल्प बना सकता है। जब तक वह स्वयं न बताए, आपको इसका कुछ पता नहीं चलता।",
  days: "दिन",
  send: "लिंक भेजें",
  copy: "लिंक कॉपी करें",
  back: "वापस",
  given: (title, vow) => `${title}: ${vow}`,
  progress: "प्रगति साझा करें",
  copied: { title: "कॉपी हो गया", description: "अब इसे किसी संदेश में चिपका सकते हैं।" },
  noRoom: (most) => `आपके ${number(most)} संकल्प पहले से चल रहे हैं। पहले किसी एक को पूरा करें या छोड़ें।`,
  refused: "आपका ब्राउज़र इसकी अनुमति नहीं देता। इसे यहाँ से कॉपी करें:",
};

/** Texts for the pupil who opens such a link. */
export const givenVowMessages: typeof english = {
  title: "आपके लिए एक साधना",
  take: "इसे अपना संकल्प बनाएँ",
  notNow: "अभी नहीं",
  already: (vow) => `इस मंत्र का आपका एक संकल्प पहले से है: ${vow}। वह वैसे ही चलता रहेगा।`,
  unreadable:
    "यह लिंक आपको एक साधना देने के लिए था, पर इसमें लिखी संख्याएँ पढ़ी नहीं जा सकीं। कृपया लिंक फिर से माँगें। तब तक आप यहाँ मंत्र का जप कर सकते हैं।",
  close: "आगे बढ़ें",
};
