import type {
  beadMessages as englishBeads,
  chantMessages as english,
  prayersMessages as englishPrayers,
  roundCompleteMessages as englishRoundComplete,
  sheetMessages as englishSheet,
  verseToolsMessages as englishTools,
} from "../en/chant.ts";
import { isMala } from "./done-today.ts";
import { number } from "./language.ts";

export const chantMessages: typeof english = {
  back: (deity) => `वापस: ${deity}`,
  notFound: "मंत्र नहीं मिला",
  verse: "पाठ",
  meaning: "अर्थ",
  instructions: "जप की विधि",
  benefits: "लाभ",
  teachings: "इससे जुड़े लेख",
  source: "स्रोत",
  editions: "स्रोत",

  tabs: "इस मंत्र के बारे में",
  chant: "जप",
  learn: "सीखें",
  about: "इस पाठ के बारे में",
  opening: "खुल रहा है…",

  recording: (mantra) => `${mantra} की रिकॉर्डिंग`,
  playRecording: "रिकॉर्डिंग चलाएँ",
  seek: "रिकॉर्डिंग में स्थान",
  position: (seconds, length) => `${Math.round(length)} में से ${Math.round(seconds)} सेकंड`,
  noAudioElement: "आपका ब्राउज़र ध्वनि नहीं चला सकता।",
  om: "ॐ की ध्वनि सुनें",
  bell: "मंदिर की घंटी",
  bellHint: "तिब्बती कटोरे की ध्वनि",
  noSound: "इस उपकरण पर अभी आवाज़ नहीं आ रही।",

  more: "और",
  counter: (size) => `${number(size)} जप की गिनती`,
  outOf: (size) => `${number(size)} जप में से`,
  progress: "गिने हुए मनके",
  beads: (count, size) => `${number(size)} में से ${number(count)}`,
  "not-started": "जप शुरू करें",
  running: "रोकें",
  "after-asked": "फिर शुरू करें",
  "after-refused": "चलाने के लिए दबाएँ",
  "after-elsewhere": "यहाँ गिनें",
  continueFrom: (count) => `${number(count)} से आगे बढ़ें?`,
  complete: (size) => (isMala(size) ? "अगली माला शुरू करें" : "अगला फेरा शुरू करें"),
  press: "गिनती",
  counting: "अपने आप गिनती",
  completed: "पूरा हुआ",
  reset: "शून्य करें",
  undo: "वापस लें",
  takeBack: "−1",
  takeBackSaid: "−1, एक मनका वापस लें",
  auto: "अपने आप",
  manual: "हाथ से",
  aloud: "बोलकर",
  autoMeans: "सुनें",
  manualMeans: "गिनें",
  aloudMeans: "आपकी आवाज़",
  addOne: "+1",
  countedBy: "कैसे गिनें",

  countYourself: "स्वयं गिनने के लिए “हाथ से” चुनें।",
  refused: "आवाज़ चलाने से पहले आपका ब्राउज़र एक स्पर्श चाहता है। आप हाथ से भी गिन सकते हैं।",
  elsewhere: (size) => (isMala(size) ? "यह माला दूसरे टैब में गिनी जा रही है।" : "यह फेरा दूसरे टैब में गिना जा रहा है।"),
  none: "इस मंत्र की कोई रिकॉर्डिंग नहीं है। हाथ से गिनें।",
  broken: "रिकॉर्डिंग नहीं चल सकी। हाथ से गिनें; आपके मनके सुरक्षित हैं।",
  offline: "नेटवर्क नहीं है, और यह रिकॉर्डिंग इस उपकरण पर सहेजी नहीं गई है। हाथ से गिनें; आपके मनके सुरक्षित हैं।",
  notKept: "आपका ब्राउज़र कुछ सहेज नहीं रहा; पृष्ठ बंद होते ही गिनती चली जाएगी।",
  mayGoDark: "इस उपकरण की स्क्रीन बुझ सकती है।",
  minutesAndSeconds: (minutes, seconds) => (minutes > 0 ? `${minutes} मिनट ${seconds} से॰` : `${seconds} से॰`),
  aboutMinutes: (minutes, speed) => `लगभग ${minutes} मिनट${speed === 1 ? "" : `, ${speed}× पर`}`,
  minutesLeft: (minutes) => `लगभग ${minutes} मिनट शेष`,
  sit: "पाँच मिनट ध्यान में बैठें",
  goalReached: "आपका लक्ष्य पूरा हुआ।",
  byLinks: "लिंक से गिनें",
};

export const sheetMessages: typeof englishSheet = {
  title: "साधना की सेटिंग",
  close: "बंद करें",
  beads: "मनके",
  view: "स्क्रीन",
  sound: "ध्वनि",
  devotion: "प्रार्थना और संकल्प",
  text: "पाठ",
  dim: "मंद करें",
  dimSaid: "स्क्रीन मंद करें",
  practiceMode: "साधना का दृश्य",
};

export const beadMessages: typeof englishBeads = {
  settings: "मनके का संकेत",
  click: "खट",
  clickHint: "हल्की थाप",
  vibration: "कंपन",
  vibrationHint: "उपकरण में कंपन न हो तो खट",
  headset: "हेडसेट",
  headsetHint: "“अगला” बटन मनका गिनता है; दूसरे ऐप रुक जाते हैं",

  dim: "मंद दृश्य",
  undim: "स्क्रीन दिखाएँ",
  dimByHand: "गिनने के लिए कहीं भी छुएँ। लौटने के लिए देर तक दबाएँ।",
  dimAloud: "आप जो बोलकर जपते हैं, वह गिना जाता है। छूने से एक मनका जुड़ता है। लौटने के लिए देर तक दबाएँ।",
  dimSung: "रिकॉर्डिंग के साथ गिनती चल रही है। लौटने के लिए देर तक दबाएँ।",
};

export const verseToolsMessages: typeof englishTools = {
  neighbors: (deity) => `${deity} के और मंत्र`,
  otherVerses: (hymn) => `${hymn} के और पद`,
  previous: "पिछला",
  next: "अगला",
};

export const prayersMessages: typeof englishPrayers = {
  offer: "प्रार्थना",
  offerSaid: "माला से पहले और बाद में प्रार्थना",
  opening: "आरंभ की प्रार्थना",
  closing: "अंत की प्रार्थनाएँ",
  loading: "प्रार्थनाएँ खुल रही हैं…",
  close: "बंद करें",
};

export const roundCompleteMessages: typeof englishRoundComplete = (size) => ({
  title: "जप पूरा हुआ",
  description: `आपने इस मंत्र के ${number(size)} जप पूरे कर लिए हैं।`,
});
