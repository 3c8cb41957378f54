import type {
  displayMessages as englishDisplay,
  failureMessages as english,
  loadingMessages as englishLoading,
  notFoundMessages as englishNotFound,
} from "../en/ui.ts";

/** Texts in place of a page that cannot be shown. */
export const failureMessages: typeof english = {
  callFailed: "यह पृष्ठ नहीं खुल सका",
  network: "नेटवर्क नहीं मिल रहा। कृपया अपना इंटरनेट देखें।",
  tryAgain: "फिर कोशिश करें",
  title: "ऐप में गड़बड़ी",
  explanation: "ऐप खोलते समय गड़बड़ी हुई। इसका कारण नेटवर्क या साइन इन की कोई समस्या हो सकती है।",
  unnamed: "ऐप में कुछ गड़बड़ हो गई।",
  reload: "ऐप फिर से खोलें",
  login: "साइन इन पृष्ठ पर जाएँ",
};

/** Text of the toast for a part of the page that could not be loaded. */
export const loadingMessages: typeof englishLoading = {
  failed: {
    title: "यह नहीं खुल सका",
    description: "कृपया अपना इंटरनेट देखें और फिर कोशिश करें।",
  },
};

export const notFoundMessages: typeof englishNotFound = {
  title: "404 पृष्ठ नहीं मिला",
  hint: "इस पते पर कोई पृष्ठ नहीं है। पता जाँच लें, या मुखपृष्ठ से शुरू करें।",
  goHome: "मुखपृष्ठ पर जाएँ",
};

/** Names the choice of text and letters, whose own texts come with its sheet (display.ts). */
export const displayMessages: typeof englishDisplay = { title: "अक्षर और रूप" };
