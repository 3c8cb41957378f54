import type {
  authFormMessages as englishForms,
  authMessages as english,
  authOutcomes as englishOutcomes,
  authSystemMessages as englishSystem,
  confirmEmailMessages as englishConfirm,
} from "../en/sign-in.ts";
import { number } from "./language.ts";
import { nameFaults } from "./name.ts";

/** Texts of the sign-in page on arrival. */
export const authMessages: typeof english = {
  modes: "साइन इन करें या खाता बनाएँ",
  signIn: "साइन इन करें",
  signUp: "खाता बनाएँ",
  welcome: "आपका फिर स्वागत है",
  purpose: "खाता हो, तो आपके प्रिय मंत्र और आपकी साधना हर उपकरण पर साथ रहते हैं।",
  email: "ईमेल",
  password: "पासवर्ड",
  forgot: "पासवर्ड भूल गए?",
  byEmail: "साइन इन का लिंक ईमेल करें",
  failed: "साइन इन नहीं हो सका",
  redirecting: "ले जाया जा रहा है…",

  journey: "अपनी आध्यात्मिक यात्रा शुरू करें",
  offers: [
    { icon: "mala", name: "108 जप", text: "गिनती की माला, जो याद रखती है कि आप कहाँ तक पहुँचे।" },
    { icon: "tone", name: "सुनकर सीखें", text: "प्रामाणिक उच्चारण, गाया हुआ, ताकि आप साथ चल सकें।" },
    { icon: "book", name: "पवित्र ज्ञान", text: "हर मंत्र का अर्थ और उसके लाभ जानें।" },
  ],
};

/** Texts of the forms that are opened from the sign-in form. */
export const authFormMessages: typeof englishForms = {
  create: "अपना खाता बनाएँ",
  signUpFailed: "खाता नहीं बन सका",
  name: "नाम",
  confirm: "पासवर्ड फिर से",
  reset: "पासवर्ड बदलें",
  resetText: "अपने खाते का ईमेल लिखें। हम नया पासवर्ड चुनने का लिंक भेजेंगे।",
  sendLink: "लिंक भेजें",
  resetFailed: "पासवर्ड नहीं बदला जा सका",
  back: "साइन इन पर लौटें",
  choose: "नया पासवर्ड चुनें",
  newPassword: "नया पासवर्ड",
  save: "नया पासवर्ड सहेजें",
  newLink: "नया लिंक माँगें",
  askLink: "ईमेल से साइन इन करें",
  askLinkText: "अपने खाते का ईमेल लिखें। हम एक लिंक भेजेंगे, जिससे बिना पासवर्ड साइन इन हो जाएगा।",
  sendSignInLink: "साइन इन का लिंक भेजें",
  askLinkFailed: "लिंक नहीं भेजा गया",
  useLinkText: "आपका लिंक यहाँ है। साइन इन करने के लिए बटन दबाएँ।",
};

/** Validation messages and outcomes of the forms. Refusals come with their own sentence. */
export const authOutcomes: typeof englishOutcomes = {
  names: nameFaults,
  email: "कृपया सही ईमेल पता लिखें",
  password: (least) => `पासवर्ड में कम से कम ${number(least)} अक्षर होने चाहिए`,
  confirm: (least) => `दूसरी बार लिखे पासवर्ड में भी कम से कम ${number(least)} अक्षर होने चाहिए`,
  unequal: "दोनों पासवर्ड एक जैसे नहीं हैं",

  required: "ईमेल और पासवर्ड दोनों ज़रूरी हैं",
  unavailable: "साइन इन की सेवा अभी नहीं मिल रही",

  login: {
    other: (message) => `साइन इन नहीं हो सका: ${message}`,
    checkBoth: "कृपया अपना ईमेल और पासवर्ड जाँच लें।",
    unknown: "साइन इन करने में गड़बड़ी हुई। कृपया ईमेल और पासवर्ड जाँचकर फिर कोशिश करें।",
    otherWay: "रुकना ज़रूरी नहीं है: साइन इन का लिंक आपके ईमेल पर भेजा जा सकता है।",
  },
  signUp: {
    other: (message) => `खाता नहीं बन सका: ${message}`,
    unknown: "खाता बनाने में गड़बड़ी हुई। कृपया फिर कोशिश करें।",
    waiting: (seconds) => ({
      title: "कृपया एक क्षण रुकें",
      description: `अभी यहाँ बहुत लोग खाता बना रहे हैं। हम ${number(seconds)} सेकंड में फिर कोशिश करेंगे।`,
    }),
    done: {
      title: "खाता बन गया!",
      description: "आपका खाता बन गया है, और आप साइन इन हैं।",
    },
  },
  reset: {
    unknown: "लिंक भेजने में गड़बड़ी हुई। कृपया अपना ईमेल जाँचकर फिर कोशिश करें।",
    done: { title: "ईमेल भेजा गया", description: "आगे क्या करना है, यह अपने ईमेल में देखें।" },
  },
  askLink: {
    unknown: "साइन इन का लिंक भेजने में गड़बड़ी हुई। कृपया अपना ईमेल जाँचकर फिर कोशिश करें।",
    done: {
      title: "अपना ईमेल देखें",
      description: "यदि इस ईमेल का कोई खाता है, तो साइन इन का लिंक भेज दिया गया है।",
    },
  },
  newPassword: {
    done: { title: "पासवर्ड बदल गया", description: "अब आप नए पासवर्ड से साइन इन कर सकते हैं।" },
    noToken: "यह लिंक अधूरा है। कृपया नया लिंक माँगें।",
  },
  setup: { title: "साइन इन की सूचना", description: "साइन इन की सेवा तैयार हो रही है…" },
  unclaimed: (times) =>
    times <= 1
      ? "इस उपकरण की एक बार की साधना आपके लेखे में जोड़ी जाएगी।"
      : `इस उपकरण की ${number(times)} बार की साधना आपके लेखे में जोड़ी जाएगी।`,
};

export const confirmEmailMessages: typeof englishConfirm = {
  title: "ईमेल की पुष्टि करें",
  text: "पुष्टि करें कि यह पता आपका है। खाता खो जाए, तो इसी से वापस मिलता है।",
  confirm: "इस पते की पुष्टि करें",
  done: "आपके ईमेल की पुष्टि हो गई",
  doneText: "धन्यवाद। खाता खो जाए, तो यह पता उसे वापस दिला सकता है।",
  goOn: "अपनी प्रोफ़ाइल पर जाएँ",
  noToken: "यह लिंक अधूरा है। कृपया ईमेल का लिंक फिर से खोलें।",
};

/** Texts of the notice that signing in is impossible. */
export const authSystemMessages: typeof englishSystem = {
  title: "साइन इन की सेवा में गड़बड़ी",
  explanation: "अभी साइन इन नहीं हो सकता। साइट का बाकी सब पहले की तरह चल रहा है।",
  reload: "पृष्ठ फिर से खोलें",
  tryEmail: "ईमेल से साइन इन करें",
};
