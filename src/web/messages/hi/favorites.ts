import type { favoriteMantrasMessages as english, favoriteToasts as englishToasts } from "../en/favorites.ts";
import { number } from "./language.ts";

export const favoriteMantrasMessages: typeof english = {
  errorTitle: "प्रिय मंत्र नहीं खुले",
  error: "आपके प्रिय मंत्र नहीं मिल सके।",
  tryAgain: "फिर कोशिश करें",
  empty: "अभी कोई प्रिय मंत्र नहीं",
  emptyText: "किसी मंत्र पर हृदय का चिह्न दबाएँ, तो वह यहाँ रहेगा।",
  explore: "मंत्र देखें",
  count: (count) => `${number(count)} मंत्र`,
  practiceOf: (title) => `आपकी साधना: ${title}`,
};

export const favoriteToasts: typeof englishToasts = {
  loginRequired: { title: "साइन इन ज़रूरी है", description: "प्रिय मंत्र जोड़ने के लिए कृपया साइन इन करें।" },
  signIn: "साइन इन करें",
  added: (title) => ({
    title: "प्रिय मंत्रों में जोड़ा गया",
    description: `“${title}” आपके प्रिय मंत्रों में आ गया है।`,
  }),
  removed: (title) => ({
    title: "प्रिय मंत्रों से हटाया गया",
    description: `“${title}” अब आपके प्रिय मंत्रों में नहीं है।`,
  }),
};
