import type {
  pastVowMessages as englishPast,
  sankalpaDialogMessages as english,
  vowMessages as englishVow,
  vowRestMessages as englishRest,
} from "../en/vow.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { counted, number } from "./language.ts";
import { dateInWords } from "./dates.ts";

interface Asked {
  malasPerDay: number;
  /** Beads of each; absent for malas. */
  round?: number;
  days: number;
}

const perDay = ({ malasPerDay, round = BEADS_PER_MALA }: Pick<Asked, "malasPerDay" | "round">) =>
  round === BEADS_PER_MALA
    ? `रोज़ ${counted(malasPerDay, "माला", "मालाएँ")}`
    : `रोज़ ${number(round)} ${malasPerDay === 1 ? "का" : "के"} ${counted(malasPerDay, "फेरा", "फेरे")}`;
const days = (count: number) => `${number(count)} दिन`;
const vowOf = (asked: Asked) => `${perDay(asked)}, ${days(asked.days)} तक`;
const date = (day: string) => dateInWords(day) ?? day;

/** Texts of the dialog. */
export const sankalpaDialogMessages: typeof english = {
  explanation:
    "संकल्प अपने आप से किया हुआ वचन है: इस मंत्र की इतनी मालाएँ रोज़, इतने दिनों तक। कोई दिन छूट जाए, तो संकल्प नहीं टूटता, और विश्राम के दिन पहले से रखे जा सकते हैं।",
  usual: "प्रचलित अवधियाँ",
  malasPerDay: (malas) => (malas === 1 ? "माला रोज़" : "मालाएँ रोज़"),
  roundsPerDay: (rounds, round) => `${number(round)} ${rounds === 1 ? "का फेरा" : "के फेरे"} रोज़`,
  days: "दिन, आज से",
  wholeNumber: (most) => `कृपया 1 से ${number(most)} तक कोई पूरी संख्या लिखें।`,
  usualDays: days,
  lastDay: (day) => `अंतिम दिन ${date(day)} है।`,
  kept: (isFollowed) => (isFollowed ? "यह आपके खाते में रहता है।" : "यह इस उपकरण पर सहेजा जाता है।"),
  vow: (asked) => `${vowOf(asked)}।`,
  take: "शुरू करें",
  begun: (asked) => ({
    title: "आपका संकल्प शुरू हुआ",
    description: `${number(asked.days)} में से दिन 1 · ${perDay(asked)}`,
  }),
  cancel: "अभी नहीं",
  close: "बंद करें",
};

/** Texts of the card of a vow, and of what can be done with it. */
export const vowMessages: typeof englishVow = {
  vow: vowOf,
  until: (lastDay) => `${date(lastDay)} तक`,
  counts: { kept: "निभाया", missed: "छूटा", rest: "विश्राम" },
  said({ day, days: all, keptDays, missedDays, rests }) {
    const parts = [counted(keptDays, "निभाया", "निभाए")];
    if (missedDays > 0) parts.push(counted(missedDays, "छूटा", "छूटे"));
    if (rests > 0) parts.push(`विश्राम के ${days(rests)}`);
    return `${number(all)} में से दिन ${number(day)}; ${parts.join(", ")}`;
  },
  missed: (newly) =>
    `${newly === 1 ? "एक दिन बिना माला के बीत गया" : `${days(newly)} बिना माला के बीत गए`}। आप ऐसे ही आगे बढ़ सकते हैं, या दिन 1 से फिर शुरू कर सकते हैं।`,
  goOn: "आगे बढ़ें",
  beginAgain: "फिर से शुरू करें",
  letGo: "छोड़ दें",
  letGoOf: (title) => `छोड़ दें: ${title}`,
  more: (others) => `और ${number(others)} संकल्प`,
  untitled: "आपका एक मंत्र",
};

/** Texts of the days of rest. */
export const vowRestMessages: typeof englishRest = {
  title: "विश्राम के दिन",
  explanation: "विश्राम का दिन न निभाया गिना जाता है, न छूटा; और संकल्प उसके कारण एक दिन बाद पूरा होता है।",
  everyWeek: "हर सप्ताह",
  never: "कोई दिन नहीं",
  weekdays: ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"],
  once: "किसी एक दिन",
  plan: "रखें",
  date,
  takeBack: "वापस लें",
  takeBackOf: (day) => `वापस लें: ${date(day)} का विश्राम`,
  refused: {
    "not-ahead": "कृपया कल या उसके बाद का कोई दिन चुनें।",
    "after-the-end": "संकल्प उस दिन से पहले ही पूरा हो जाता है।",
    "too-many": "आगे के लिए 108 विश्राम के दिन ही रखे जा सकते हैं। कृपया पहले किसी एक को वापस लें।",
  },
};

/** Texts of the vows that are over. */
export const pastVowMessages: typeof englishPast = {
  title: (count) => `पिछले संकल्प (${number(count)})`,
  dates: (first, last) => (first === last ? date(first) : `${date(first)} से ${date(last)}`),
  kept: ({ keptDays, days: all }) => `${counted(all, "दिन", "दिनों")} में से ${counted(keptDays, "निभाया", "निभाए")}`,
  remove: "हटाएँ",
  removeOf: (title) => `हटाएँ: पिछला संकल्प, ${title}`,
};
