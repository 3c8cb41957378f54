import type {
  favoritesPageMessages as englishFavorites,
  guardMessages as english,
  historyPageMessages as englishHistory,
  profilePageMessages as englishProfile,
} from "../en/guarded-pages.ts";

/** Texts of a page for signed-in users, shown until a user is known. */
export const guardMessages: typeof english = {
  loading: "साइन इन की जाँच हो रही है…",
  redirecting: "साइन इन के पृष्ठ पर ले जाया जा रहा है…",
  offline: "अभी नेटवर्क नहीं है",
  title: "साइन इन में गड़बड़ी",
  explanation: "अभी पता नहीं चल पा रहा कि आप साइन इन हैं या नहीं। नेटवर्क मिलने पर फिर कोशिश करें।",
  login: "साइन इन पृष्ठ पर जाएँ",
};

export const profilePageMessages: typeof englishProfile = {
  title: "मेरी प्रोफ़ाइल",
  loading: "प्रोफ़ाइल खुल रही है…",
};

export const favoritesPageMessages: typeof englishFavorites = {
  title: "मेरे प्रिय मंत्र",
  loading: "आपके प्रिय मंत्र खुल रहे हैं…",
};

export const historyPageMessages: typeof englishHistory = {
  title: "साधना का इतिहास",
  ofMantra: "आपकी साधना",
  loading: "आपकी साधना खुल रही है…",
  toProfile: "मेरी प्रोफ़ाइल",
};
