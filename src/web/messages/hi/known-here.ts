import type { knownHereMessages as english } from "../en/known-here.ts";
import { number } from "./language.ts";

/** Texts of a person's own pages without a network. */
export const knownHereMessages: typeof english = {
  kept: (when) =>
    `अभी नेटवर्क नहीं है या धीमा है। यहाँ वही है जो इस उपकरण के पास ${when} तक था। उत्तर मिलते ही यह ताज़ा हो जाएगा।`,
  unknown: {
    practice: "अभी नेटवर्क नहीं है या धीमा है, और आपकी साधना का यह भाग इस उपकरण में नहीं है। उत्तर मिलते ही यह यहाँ दिखेगा।",
    favorites: "अभी नेटवर्क नहीं है या धीमा है, और आपके प्रिय मंत्र इस उपकरण में नहीं हैं। उत्तर मिलते ही वे यहाँ दिखेंगे।",
  },
  waiting: (sums) => `इस उपकरण में भेजे जाने की राह देख रहे हैं: ${sums}। नेटवर्क आने पर ये आपके इतिहास में जुड़ जाएँगे।`,
  andMore: (count) => `और ${number(count)} प्रविष्टियाँ`,
};
