import type {
  entryDialogMessages as englishEntry,
  historyMessages as english,
  mantraPracticeMessages as englishPractice,
  yearPictureMessages as englishPicture,
} from "../en/history.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { counted, number } from "./language.ts";

const days = (count: number) => `${number(count)} दिन`;
const malas = (count: number) => counted(count, "माला", "मालाएँ");
const repetitions = (count: number) => `${number(count)} जप`;
const minutes = (count: number) => `${number(count)} मिनट`;

export const historyMessages: typeof english = {
  errorTitle: "इतिहास नहीं खुला",
  error: "आपकी साधना का इतिहास नहीं मिल सका।",
  tryAgain: "फिर कोशिश करें",
  empty: "अभी यहाँ कुछ नहीं",
  emptyText: "हर माला और हर बैठक यहाँ लिखी जाएगी। जो साधना आपने कहीं और की हो, वह भी आप जोड़ सकते हैं।",
  begin: "मंत्र चुनें",

  add: "साधना जोड़ें",
  search: "अपने इतिहास में खोजें",
  searchHint: "कोई मंत्र, देवता, जप या ध्यान",
  find: "खोजें",
  nothingFound: (text) => `आपके इतिहास में “${text}” से मेल खाता कुछ नहीं है।`,
  loadingEntries: "प्रविष्टियाँ खुल रही हैं…",
  entriesFailed: "ये प्रविष्टियाँ नहीं खुल सकीं।",
  showMore: "इस महीने का और दिखाएँ",
  showEarlier: "पिछले वर्ष दिखाएँ",

  days,
  malas,
  repetitions,
  minutes,
  sums: (sums) =>
    [
      days(sums.days),
      sums.repetitions > 0 && repetitions(sums.repetitions),
      sums.malas > 0 && malas(sums.malas),
      sums.minutes > 0 && minutes(sums.minutes),
    ]
      .filter(Boolean)
      .join(" · "),
  timeElsewhere: (time, place) => `${place} में ${time}`,
  byHand: "हाथ से जोड़ा",
  corrected: "सुधारा गया",
  change: "बदलें",
  changeEntry: (what, day) => `बदलें: ${what}, ${day}`,
};

export const entryDialogMessages: typeof englishEntry = {
  addTitle: "साधना जोड़ें",
  addText: "वह साधना, जो आपने कहीं और की। यह भी बाकी सब की तरह गिनी जाती है, और इस पर “हाथ से जोड़ा” लिखा रहता है।",
  changeTitle: "यह प्रविष्टि बदलें",
  kind: "आपने क्या किया",
  chant: "मंत्र",
  sitting: "ध्यान",
  mantra: "मंत्र",
  chooseMantra: "कौन-सा मंत्र?",
  mantraHint: "उसका नाम या कुछ शब्द",
  anotherMantra: "दूसरा चुनें",
  mantraMissing: "कृपया मंत्र चुनें",
  noMantra: "इन शब्दों का कोई मंत्र नहीं मिला।",
  mantrasFailed: "मंत्र नहीं खोजे जा सके। कृपया फिर कोशिश करें।",
  amount: "कितना",
  unit: "माप",
  malas: `${BEADS_PER_MALA} की मालाएँ`,
  repetitions: "जप",
  minutes: "मिनट",
  wholeNumber: (most) => `कृपया 1 से ${number(most)} तक कोई पूरी संख्या लिखें`,
  day: "दिन",
  note: "टिप्पणी (ज़रूरी नहीं)",
  noteHint: "यह केवल आपको दिखती है, यहाँ और उतारी हुई फ़ाइल में।",
  save: "सहेजें",
  add: "जोड़ें",
  cancel: "रद्द करें",
  remove: "हटाएँ",
  removeQuestion: "यह प्रविष्टि हटा दें? यह वापस नहीं लाई जा सकती।",
  removeNow: "हटा दें",
  keep: "रहने दें",
  failed: "यह सहेजा नहीं जा सका।",
  notRemoved: "यह प्रविष्टि नहीं हट सकी।",
  added: { title: "साधना जुड़ गई", description: "आपके जोड़ और वर्ष के चित्र में भी यह आ गई है।" },
  kept: {
    title: "इस उपकरण में सहेज ली गई",
    description: "नेटवर्क आते ही यह भेज दी जाएगी और तब से गिनी जाएगी।",
  },
  noRoom: (most) => `इस उपकरण में ${most} प्रविष्टियाँ पहले से भेजे जाने की राह देख रही हैं। कृपया नेटवर्क के साथ फिर कोशिश करें।`,
  saved: { title: "प्रविष्टि बदल गई", description: "आपके जोड़ और वर्ष का चित्र भी बदल गए हैं।" },
  removed: { title: "प्रविष्टि हट गई", description: "आपके जोड़ और वर्ष का चित्र भी बदल गए हैं।" },
};

export const mantraPracticeMessages: typeof englishPractice = {
  errorTitle: "साधना नहीं खुली",
  error: "इस मंत्र की आपकी साधना नहीं मिल सकी।",
  unknown: "ऐसा कोई मंत्र नहीं है, और आपके इतिहास में भी नहीं।",
  never: "आपने अभी इसका जप नहीं किया है।",
  chant: "जप करें",
  repetitions: "जप",
  malas: "मालाएँ",
  days: "दिन",
  longestRun: "सबसे अधिक लगातार दिन",
  firstDay: "पहला जप",
  lastDay: "पिछला जप",
  year: "पिछला एक वर्ष",
  byMonth: "महीनों के अनुसार",
};

export const yearPictureMessages: typeof englishPicture = {
  save: "वर्ष का चित्र सहेजें",
  title: "साधना का एक वर्ष",
  span: (first, last) => `${first} से ${last}`,
  days: () => "दिन",
  repetitions: () => "जप",
  malas: (malaCount) => (malaCount <= 1 ? "माला" : "मालाएँ"),
  minutes: () => "मिनट ध्यान",
  failed: { title: "चित्र नहीं बना", description: "इस उपकरण पर चित्र नहीं बन सका।", variant: "destructive" },
};
