import type {
  calendarAddressMessages as englishAddress,
  remindersMessages as english,
  remindersSettingMessages as englishSetting,
  reminderSwitchMessages as englishSwitch,
} from "../en/reminders.ts";
import { dateInWords } from "./dates.ts";

export const remindersSettingMessages: typeof englishSetting = {
  title: "साधना का समय",
  value: "कैलेंडर और याद दिलाना",
  loading: "आपके समय खुल रहे हैं",
};

export const remindersMessages: typeof english = {
  failed: "आपकी साधना के समय नहीं खुल सके। कृपया पृष्ठ फिर से खोलें।",

  times: "आप कब साधना करते हैं",
  timesHint: "दिन में चार समय तक, आपके कैलेंडर के लिए और याद दिलाने के लिए।",
  time: (index) => `समय ${index}`,
  weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
  weekdayHeads: ["र", "सो", "मं", "बु", "गु", "शु", "श"],
  daysOf: (index) => `समय ${index} के दिन`,
  addTime: "समय जोड़ें",
  removeTime: "हटाएँ",
  removeTimeOf: (index) => `हटाएँ: समय ${index}`,
  zone: (place) => `${place} की घड़ी के अनुसार।`,
  zoneMoves: (from, to) => `अब तक ${from} की घड़ी के अनुसार। सहेजने पर ${to} की घड़ी के अनुसार।`,

  days: "आपके कैलेंडर में ये भी",
  vows: "मेरे संकल्प के दिन",
  observances: {
    "ekadashi-smarta": "एकादशी (स्मार्त)",
    "ekadashi-vaishnava": "एकादशी (वैष्णव)",
    pradosha: "प्रदोष",
    chaturthi: "चतुर्थी",
    purnima: "पूर्णिमा",
    amavasya: "अमावस्या",
    festivals: "पर्व",
  },
  place: "इन दिनों का स्थान",
  sitePlace: "जैसा इस साइट के पंचांग में है",
  placesFailed: "स्थानों की सूची नहीं खुल सकी।",
  namesMantra: "मेरे मंत्र का नाम लिखें",
  namesMantraHint: "नहीं तो कैलेंडर और सूचना में केवल इतना लिखा होगा कि साधना का समय है।",

  save: "सहेजें",
  saved: { title: "सहेजा गया", description: "आपकी साधना के समय सहेज लिए गए हैं।" },
  notSaved: "आपके समय सहेजे नहीं जा सके",
};

export const calendarAddressMessages: typeof englishAddress = {
  title: "आपके कैलेंडर में",
  text: "आपका कैलेंडर यह सब एक गुप्त पते से ले सकता है और अपने आप ताज़ा रख सकता है।",
  make: "मेरे कैलेंडर में डालें",
  once: "यह पता अपने पास ही रखें: जिसके पास यह होगा, वह आपके समय पढ़ सकेगा। यह केवल अभी दिखाया जा रहा है।",
  address: "आपके कैलेंडर का पता",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया",
  notCopied: "कृपया इसे हाथ से कॉपी करें।",
  open: "मेरे कैलेंडर में खोलें",
  since: (at) => `इसका पता ${dateInWords(at) ?? at} से है।`,
  sinceHint: "नया पता बनाने पर पुराना बंद हो जाता है।",
  renew: "नया पता बनाएँ",
  stop: "बंद करें",
  stopped: { title: "बंद हुआ", description: "वह पता अब काम नहीं करता। उसे अपने कैलेंडर से भी हटा दें।" },
  failed: "पता नहीं बदला जा सका",
};

export const reminderSwitchMessages: typeof englishSwitch = {
  title: "इस उपकरण पर मुझे याद दिलाएँ",
  hint: "दिन में अधिक से अधिक एक बार, इनमें से पहले समय पर, और साधना हो चुकी हो तो नहीं। साइन आउट करने पर यह बंद हो जाता है।",
  noTimes: "कृपया पहले कोई समय जोड़ें।",
  unsupported: "यह ब्राउज़र याद नहीं दिला सकता। iPhone पर पहले इस साइट को होम स्क्रीन पर जोड़ें।",
  refused: "आपका ब्राउज़र यहाँ सूचना भेजने की अनुमति नहीं देता। इस साइट के लिए उसकी सेटिंग में इसे बदल सकते हैं।",
  failed: "आपका ब्राउज़र याद दिलाना शुरू नहीं कर सका। कृपया कुछ देर बाद फिर कोशिश करें।",
};
