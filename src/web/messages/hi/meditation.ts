import type { meditationMessages as english, sittingMessages as englishSitting } from "../en/meditation.ts";
import { number } from "./language.ts";

const minutesOf = (minutes: number) => `${number(minutes)} मिनट`;
const seconds = (count: number) => (count < 60 ? `${count} सेकंड` : minutesOf(count / 60));

export const meditationMessages: typeof english = {
  title: "पवित्र ध्यान",
  lead: "ध्वनि चुनें, और यह भी कि कितनी देर बैठना है।",
  soundChoice: "ध्वनि चुनें",
  types: { chant: "जप", instrument: "वाद्य" },
  preview: (sound) => `सुनें: ${sound}`,
  stopPreview: (sound) => `रोकें: ${sound}`,
  settings: "सेटिंग",
  duration: "समय",
  minutesUnit: "मिनट",
  custom: "अपना",
  customLabel: "मिनट, 1 से 120",
  faults: { uneven: "कृपया 1 से 120 तक पूरे मिनट लिखें।", long: "एक बैठक 120 मिनट तक की हो सकती है।" },
  volume: "आवाज़",
  percent: (volume) => `${volume}%`,
  visualization: "दृश्य",
  start: "ध्यान शुरू करें",

  shape: "अपनी बैठक का रूप",
  settleIn: "स्थिर होने का समय",
  settleIns: (count) => (count === 0 ? "नहीं" : seconds(count)),
  startBell: "शुरू में घंटी",
  endBell: "अंत में घंटी",
  interval: "बीच की घंटियाँ",
  intervals: (minutes) => (minutes === 0 ? "नहीं" : `हर ${minutes === 1 ? "मिनट" : minutesOf(minutes)} पर`),
  intervalVolume: "घंटी की आवाज़",
  fadeOut: "अंत में ध्वनि मंद हो",
  seconds,
  open: "बिना तय समय की बैठक",
  openHint: "घड़ी तब तक चलती है, जब तक आप रोकें नहीं।",

  ownSittings: "आपकी बैठकें",
  sittingName: "इस चुनाव का नाम",
  keepSitting: "रखें",
  remove: "हटाएँ",
  removeSitting: (name) => `हटाएँ: ${name}`,
  sittingKept: (name) => ({ title: name, description: "यह चुनाव इस उपकरण पर रख लिया गया है।" }),
  sittingFaults: {
    unnamed: "कृपया पहले नाम लिखें।",
    full: (most) => `${number(most)} बैठकें ही रखी जा सकती हैं। कृपया पहले किसी एक को हटाएँ।`,
    refused: "यह ब्राउज़र कुछ नहीं सहेजता, इसलिए यह चुनाव नहीं रखा जा सकता।",
  },

  guide: "कैसे बैठें",
  posture: "आसन",
  postureHint: "आसन या कुर्सी पर सीधे और आराम से बैठें। कंधे ढीले छोड़ें, हाथों को विश्राम दें।",
  breathing: "साँस",
  breathingHint: "नाक से साँस लें, बिना ज़ोर दिए। हर साँस जितनी देर में भीतर आए, उससे कुछ धीरे बाहर जाए।",
  focus: "एकाग्रता",
  focusHint: "ध्यान को ध्वनि पर टिकाएँ। भटके, तो देख लें और लौट आएँ, जितनी बार भी लौटना पड़े।",
};

/** Texts during a sitting and at its end. */
export const sittingMessages: typeof englishSitting = {
  sitting: "बैठक",
  artist: "पवित्र ध्यान",
  timeLeft: "शेष समय",
  timeSat: "बीता समय",
  settling: "स्थिर हो जाएँ",
  paused: "रुका हुआ",
  pause: "रोकें",
  resume: "फिर शुरू करें",
  end: "ध्यान समाप्त करें",
  stopped: "बैठक समाप्त हुई",
  stoppedHint: "बहुत जल्दी समाप्त हो गई? कुछ सेकंड के भीतर इसे फिर शुरू करें।",
  done: "हो गया",
  sitLonger: "और बैठें",
  minutesMore: (minutes) => `${minutes} मिनट`,
  minutesWith: (_minutes, sound) => `मिनट, ${sound} के साथ`,
  fromTeaching: "इस लेख से:",
  fullscreen: "पूरी स्क्रीन",
  exitFullscreen: "पूरी स्क्रीन से बाहर",
  dim: "मंद करें",
  undim: "दृश्य दिखाएँ",
  volume: "आवाज़",

  started: (minutes, sound) => ({
    title: "ध्यान शुरू हुआ",
    description: minutes === null ? `बिना तय समय की बैठक, ${sound} के साथ।` : `${minutesOf(minutes)}, ${sound} के साथ।`,
  }),
  complete: (minutes, sound) => ({
    title: "ध्यान पूरा हुआ",
    description: `आपने ${sound} के साथ ${minutesOf(minutes)} ध्यान किया।`,
  }),
  completeAt: (minutes, time) => ({
    title: "ध्यान पूरा हुआ",
    description: `आपकी ${minutesOf(minutes)} की बैठक ${time} पर पूरी हुई।`,
  }),
  invalid: { title: "समय ठीक नहीं", description: "कृपया ध्यान के लिए 0 से अधिक समय चुनें।" },
  audioError: { title: "ध्वनि नहीं चली", description: "ध्यान की ध्वनि चलाने में गड़बड़ी हुई।" },
  videoError: { title: "दृश्य नहीं चला", description: "ध्यान का दृश्य चलाने में गड़बड़ी हुई।" },

  soundWaits: "ध्वनि चलाने से पहले आपका ब्राउज़र एक स्पर्श चाहता है।",
  soundOn: "ध्वनि चालू करें",
  screenMaySleep: "इस उपकरण की स्क्रीन बुझ सकती है। घंटी फिर भी बजेगी।",
  pictureStill: "इस उपकरण पर दृश्य स्थिर रहता है।",
  wholeWindow: "यहाँ पूरी स्क्रीन नहीं मिलती, इसलिए ब्राउज़र की पूरी विंडो भर दी गई है।",

  leaveTitle: "यह बैठक समाप्त करें?",
  leaveHint: (minutes) =>
    minutes > 0 ? `बैठक अभी चल रही है। आपके ${minutesOf(minutes)} सहेज लिए जाएँगे।` : "बैठक अभी चल रही है।",
  stay: "बैठे रहें",
  leave: "समाप्त करके जाएँ",
};
