import type {
  ownMantraFormMessages as englishForm,
  ownMantraMessages as english,
  ownMantrasPageMessages as englishPage,
} from "../en/own-mantra.ts";
import { number } from "./language.ts";

/** Texts of the page of one's own mantras, shown until what is kept on the device is known. */
export const ownMantrasPageMessages: typeof englishPage = {
  title: "मेरे मंत्र",
  back: "सभी मंत्र",
  loading: "आपके मंत्र खुल रहे हैं…",
};

export const ownMantraMessages: typeof english = {
  lead: "आपके गुरु का दिया मंत्र, या कोई और जो हमारे संग्रह में नहीं है। यह किसी खुले पृष्ठ पर नहीं आता, और आपके सिवा इसे कोई नहीं देखता।",
  none: "यहाँ अभी आपका अपना कोई मंत्र नहीं है।",
  add: "मंत्र जोड़ें",
  full: (most) => `आपके अपने ${number(most)} मंत्र हो गए हैं, इससे अधिक नहीं रखे जा सकते। नया जोड़ने के लिए किसी एक को मिटाएँ।`,
  round: (beads) => `फेरे में ${number(beads)}`,
  onDevice: "केवल इस उपकरण पर",
  withAccount: "आपके खाते में",
  notYet: "अभी खाते में नहीं",
  change: "बदलें",
  changeOf: (title) => `बदलें: ${title}`,
  changeThis: "यह मंत्र बदलें",
  hidden: "यदि आपने साइन आउट किया है, तो आपके मंत्र फिर साइन इन करने पर दिखेंगे।",
  missing: "यह मंत्र यहाँ नहीं है",
  missingText:
    "यह मिटा दिया गया है, किसी और उपकरण पर है, या किसी ऐसे व्यक्ति का है जो साइन आउट कर चुका है। इसकी साधना इतिहास में बनी हुई है।",
  toList: "मेरे मंत्र",
  unnamed: "आपका अपना मंत्र",
  ownVoice: "अपनी आवाज़ रिकॉर्ड करें",
};

export const ownMantraFormMessages: typeof englishForm = {
  new: "आपका अपना मंत्र",
  change: "यह मंत्र बदलें",
  title: "शीर्षक",
  text: "पाठ",
  textHint: "किसी भी लिपि में। खाली भी छोड़ सकते हैं: तब आप केवल मनकों पर जपते हैं।",
  round: "फेरे के मनके",
  where: "कहाँ रखा जाए",
  onDevice: "केवल इस उपकरण पर",
  onDeviceMeans:
    "शीर्षक और पाठ इस ब्राउज़र से बाहर नहीं जाते। ब्राउज़र का डेटा मिटा, तो ये भी मिट जाते हैं; साइन आउट करने पर ये तब तक छिपे रहते हैं, जब तक आप यहाँ फिर साइन इन न करें।",
  onDeviceOfNobody:
    "शीर्षक और पाठ इस ब्राउज़र से बाहर नहीं जाते। ब्राउज़र का डेटा मिटा, तो ये भी मिट जाते हैं; और जब तक आप साइन इन नहीं हैं, इस उपकरण को चलाने वाला हर व्यक्ति इन्हें देख सकता है।",
  withAccount: "मेरे खाते में रखें",
  withAccountMeans:
    "शीर्षक और पाठ सर्वर पर रहते हैं, इसलिए आपके दूसरे उपकरणों पर भी दिखते हैं। ये आपकी उतारी हुई फ़ाइल में आते हैं, और खाते के साथ मिट जाते हैं।",
  withAccountSignIn: "इसके लिए पहले साइन इन करें।",
  logged: "दोनों तरह से साधना के लेखे में यह “आपका अपना मंत्र” के नाम से गिना जाता है।",
  save: "सहेजें",
  cancel: "रद्द करें",
  titleMissing: "कृपया इसे कोई शीर्षक दें: कोई भी नाम, जिसे आप पहचान लें।",
  titleLong: (length, most) => `शीर्षक में अधिक से अधिक ${number(most)} अक्षर हो सकते हैं। इसमें ${number(length)} हैं।`,
  textLong: (length, most) => `पाठ में अधिक से अधिक ${number(most)} अक्षर हो सकते हैं। इसमें ${number(length)} हैं।`,
  notKept: "आपका ब्राउज़र इसे नहीं सहेजता। पृष्ठ छोड़ने से पहले इसे कॉपी कर लें।",
  delete: "यह मंत्र मिटाएँ",
  confirm: "इसका शीर्षक, पाठ और आपकी अपनी रिकॉर्डिंग मिट जाएगी। आपका किया हुआ जप इतिहास में रहेगा।",
  deleteNow: "मिटा दें",
  keep: "रहने दें",
};
