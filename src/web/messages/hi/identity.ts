import type { identityMessages as english, passkeyMessages as englishPasskeys } from "../en/identity.ts";

/** Sentences for refusals of a hosted identity provider, and of the browser. */
export const identityMessages: typeof english = {
  weakPassword: "पासवर्ड में कम से कम 6 अक्षर होने चाहिए।",
  plainCharacters: "केवल वे अक्षर, अंक और चिह्न लिखें जो हर कीबोर्ड पर मिलते हैं।",
  disabled: "यह खाता बंद कर दिया गया है।",
  cookieRefused: "आपके ब्राउज़र ने वह कुकी नहीं रखी जिससे साइन इन होता है। कृपया इस साइट के लिए कुकी चालू करें, फिर साइन इन करें।",
};

export const passkeyMessages: typeof englishPasskeys = {
  title: "पासकी",
  text: "पासवर्ड की जगह अपनी उँगली की छाप, चेहरे या स्क्रीन लॉक से साइन इन करें।",
  add: "पासकी जोड़ें",
  proof: "आपका उपकरण आपसे पुष्टि माँगेगा।",
  password: "अभी का पासवर्ड",
  continue: "आगे बढ़ें",
  cancel: "रद्द करें",
  added: { title: "पासकी जुड़ गई", description: "अब आप उससे साइन इन कर सकते हैं।" },
  notAdded: "पासकी नहीं जुड़ सकी",
  isKnown: "इस उपकरण पर आपके खाते की पासकी पहले से है।",
  dismissed: "पासकी नहीं बनी। आप फिर कोशिश कर सकते हैं।",

  made: "जोड़ी गई",
  lastUsed: "पिछली बार",
  neverUsed: "कभी काम में नहीं आई",
  inDoubt: "यहाँ आपके साइन इन के बाद यह कहीं और जोड़ी गई है। क्या यह आपकी है?",
  remove: "हटाएँ",
  removeOf: (device) => `पासकी हटाएँ: ${device}`,
  removed: {
    title: "पासकी हट गई",
    description: "अब उससे साइन इन नहीं होगा। आप उसे अपने उपकरण से भी मिटा सकते हैं।",
  },
  notRemoved: "पासकी नहीं हट सकी",
  failed: "आपकी पासकी की सूची नहीं खुली। कृपया पृष्ठ फिर से खोलें।",

  signIn: "पासकी से साइन इन करें",
  unsupported: "इस ब्राउज़र में पासकी नहीं चलती। कृपया पासवर्ड से साइन इन करें।",
  notSignedIn: "पासकी काम में नहीं आई। फिर कोशिश करें, या पासवर्ड से साइन इन करें।",
};
