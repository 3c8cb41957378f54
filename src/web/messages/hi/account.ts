import type {
  emailMessages as englishEmail,
  myDataMessages as englishData,
  photoMessages as englishPhoto,
  practiceMessages as englishPractice,
  profileMessages as englishProfile,
  signingInMessages as englishSigningIn,
} from "../en/account.ts";
import { number } from "./language.ts";

export const profileMessages: typeof englishProfile = {
  errorTitle: "प्रोफ़ाइल नहीं खुली",
  error: "आपकी प्रोफ़ाइल की जानकारी नहीं मिल सकी।",
  tryAgain: "फिर कोशिश करें",

  unnamed: "साधक",
  memberSince: "जुड़ने का दिन:",
  unknown: "ज्ञात नहीं",
  totalChants: "कुल जप",
  malasToday: "आज की मालाएँ",
  streak: "लगातार दिन",
  days: (days) => `${number(days)} दिन`,
  lastActive: "पिछली साधना",
  never: "अब तक नहीं",

  favorites: "प्रिय मंत्र",
  noFavorites: "किसी मंत्र पर हृदय का चिह्न दबाएँ, तो वह यहाँ आ जाएगा।",
  explore: "मंत्र देखें",
  viewAll: (count) => `सभी ${number(count)} प्रिय मंत्र देखें`,

  settings: "सेटिंग",
  account: "नाम और फ़ोटो",
  displayName: "दिखने वाला नाम",
  photoUrl: "फ़ोटो का पता (ज़रूरी नहीं)",
  photoHint:
    "चित्र का पता, जो “https” से शुरू हो। चित्र एक बार यहाँ रख लिया जाता है, ताकि किसी और साइट को आपकी साधना का पता न चले।",
  save: "सहेजें",
  photoNotSecure: "फ़ोटो का पता https:// से शुरू होना चाहिए",
  updated: { title: "प्रोफ़ाइल बदल गई", description: "आपकी प्रोफ़ाइल सहेज ली गई है।" },
  updateFailed: "प्रोफ़ाइल नहीं बदली",

  rhythm: "आपकी दिनचर्या",
  dayBeginsAt: "मेरा दिन शुरू होता है",
  dayHint: "इस समय से पहले की साधना पिछले दिन में गिनी जाती है।",
  hours: ["रात 12 बजे", "रात 1 बजे", "रात 2 बजे", "रात 3 बजे", "सुबह 4 बजे"],
  showStreaks: "लगातार दिन दिखाएँ",
  streaksHint: "कुछ लोगों को इससे बल मिलता है, कुछ को बोझ लगता है। आपके दिन दोनों तरह से याद रहते हैं।",
};

export const practiceMessages: typeof englishPractice = {
  title: "आपकी साधना",
  year: "पिछला एक वर्ष",
  summary: (days, repetitions, minutes) =>
    `${number(days)} दिन साधना, ${repetitions}${minutes === null ? "" : `, ${minutes} ध्यान`}`,
  failed: "वर्ष का चित्र नहीं खुल सका।",
  dayOf: (date, parts) => `${date}: ${parts}`,
  repetitions: (count) => `${number(count)} जप`,
  minutes: (count) => `${number(count)} मिनट`,
  nothing: "साधना नहीं",
  less: "कम",
  more: "अधिक",
  asTable: "तालिका में देखें",
  date: "दिन",
  repetitionsHead: "जप",
  malas: "मालाएँ",
  minutesHead: "मिनट",

  mantras: "पिछले एक वर्ष में मंत्रों के अनुसार",
  recent: "हाल की साधना",
  none: "अभी कुछ नहीं है। आपकी पहली माला यहाँ दिखेगी।",
  begin: "मंत्र चुनें",
  sounds: { "om-chant": "ॐ जप", "relaxing-flute": "शांत बाँसुरी", "hare-krishna": "हरे कृष्ण" },
  meditation: "ध्यान",
  sitting: (sound) => `ध्यान: ${sound}`,
  remove: "हटाएँ",
  removeEntry: (entry) => `हटाएँ: ${entry}`,
  confirm: "इसे हटा दें? यह वापस नहीं लाया जा सकता।",
  keep: "रहने दें",
  notRemoved: "यह हट नहीं सका",
  wholeHistory: "पूरा इतिहास देखें",

  refused: (count) =>
    count <= 1 ? "इस उपकरण की एक प्रविष्टि लेखे में नहीं जा सकी:" : `इस उपकरण की ${number(count)} प्रविष्टियाँ लेखे में नहीं जा सकीं:`,
  removeRefused: "हटाएँ",
};

export const signingInMessages: typeof englishSigningIn = {
  title: "साइन इन",
  passwordMissing: "कृपया पासवर्ड लिखें",
  cancel: "रद्द करें",

  passkeysAndDevices: "पासकी और उपकरण",
  password: "पासवर्ड",
  changeText: "बाकी सभी उपकरणों से साइन आउट हो जाएगा।",
  current: "अभी का पासवर्ड",
  next: "नया पासवर्ड",
  confirm: "नया पासवर्ड फिर से",
  unequal: "दोनों पासवर्ड एक जैसे नहीं हैं",
  save: "नया पासवर्ड सहेजें",
  changed: {
    title: "पासवर्ड बदल गया",
    description: "आपका नया पासवर्ड सहेज लिया गया है, और बाकी सभी उपकरणों से साइन आउट हो गया है।",
  },
  notChanged: "पासवर्ड नहीं बदला",

  waysIn: "इनसे आपका खाता खुलता है। जो आपका न हो, उसे हटाएँ, फिर पासवर्ड बदल लें।",
  devices: "आप कहाँ साइन इन हैं",
  thisDevice: "यह उपकरण",
  since: "साइन इन किया",
  lastUsed: "पिछली बार",
  signOut: "साइन आउट करें",
  signOutOf: (device) => `${device} से साइन आउट करें`,
  signOutOthers: "बाकी सब जगह से साइन आउट करें",
  signedOut: { title: "साइन आउट हो गया", description: "उस उपकरण से साइन आउट हो गया है।" },
  othersSignedOut: { title: "साइन आउट हो गया", description: "बाकी सभी उपकरणों से साइन आउट हो गया है।" },
  notSignedOut: "उस उपकरण से साइन आउट नहीं हो सका",
  devicesFailed: "आपके उपकरणों की सूची नहीं खुली। कृपया पृष्ठ फिर से खोलें।",
};

export const emailMessages: typeof englishEmail = {
  title: "ईमेल",
  unconfirmed: "अभी पुष्टि नहीं हुई। इस पते पर भेजा गया लिंक खोलें।",
  pending: (email) => `जब आप ${email} पर भेजा गया लिंक खोलेंगे, तब वही आपका पता हो जाएगा।`,
  sendAgain: "फिर भेजें",
  sent: { title: "ईमेल भेजा गया", description: "उसमें दिया लिंक तीन दिन के भीतर खोलें।" },
  notSent: "ईमेल नहीं भेजा जा सका",

  changeText: "हम नए पते पर एक लिंक भेजेंगे। जब तक आप उसे नहीं खोलते, पुराना पता ही रहेगा।",
  correctText: "आपके पते की पुष्टि नहीं हुई थी, इसलिए नया पता तुरंत लागू हो जाएगा।",
  newEmail: "नया ईमेल",
  password: "आपका पासवर्ड",
  save: "नया ईमेल सहेजें",
  taken: "यह ईमेल किसी और खाते का है।",
  notChanged: "ईमेल नहीं बदला",
  corrected: { title: "ईमेल बदल गया", description: "पुष्टि के लिए हमने नए पते पर एक लिंक भेजा है।" },
  linkSent: (email) => ({
    title: "अपना ईमेल देखें",
    description: `${email} पर भेजा गया लिंक खोलें।`,
  }),
};

export const photoMessages: typeof englishPhoto = {
  choose: "फ़ोटो चुनें",
  change: "फ़ोटो बदलें",
  remove: "फ़ोटो हटाएँ",
  hint: "फ़ोटो के बीच का चौकोर भाग लिया जाता है। और कुछ नहीं भेजा जाता।",
  saved: { title: "फ़ोटो सहेजी गई", description: "अब आपकी नई फ़ोटो दिखेगी।" },
  removed: { title: "फ़ोटो हटाई गई", description: "उसकी जगह आपके नाम के पहले अक्षर दिखेंगे।" },
  unreadable: {
    title: "यह चित्र नहीं खुल सका",
    description: "आपका ब्राउज़र इस तरह का चित्र नहीं खोल सकता। कृपया JPEG, PNG या WebP चित्र चुनें।",
  },
};

export const myDataMessages: typeof englishData = {
  title: "आपकी जानकारी",
  value: "उतारें या मिटाएँ",
  text: "यह साइट आपके बारे में जो कुछ जानती है, वह आपका है। जब चाहें उसे उतारें या मिटा दें।",
  download: "मेरी जानकारी उतारें",
  downloadText: "एक JSON फ़ाइल, जिसमें आपका खाता, प्रिय मंत्र, सेटिंग, संकल्प और साधना का पूरा लेखा है।",
  notDownloaded: "आपकी जानकारी नहीं उतारी जा सकी",
  delete: "मेरा खाता मिटाएँ",
  deleteText:
    "इससे आपका खाता, आपके प्रिय मंत्र, आपके बनाए मंत्र और साधना का पूरा लेखा तुरंत मिट जाएगा। यह वापस नहीं लाया जा सकता। चाहें तो पहले अपनी जानकारी उतार लें।",
  password: "पुष्टि के लिए आपका पासवर्ड",
  deleteNow: "मेरा खाता सदा के लिए मिटाएँ",
  keep: "मेरा खाता रहने दें",
  notDeleted: "खाता नहीं मिटाया जा सका",
  deleted: { title: "खाता मिट गया", description: "आपका खाता और उसकी सारी जानकारी मिटा दी गई है।" },
};
