import type { calendarMessages as english } from "../en/calendar.ts";
import { months } from "./dates.ts";

const weekdays = "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार".split(" ");
const tithis = "प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी".split(" ");
const nakshatras =
  "अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा स्वाति विशाखा " +
  "अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा पूर्वाभाद्रपद उत्तराभाद्रपद रेवती";
const shortened = (weekday: string) => weekday.replace(/वार$/, "");
const dateOf = (date: string) => new Date(`${date}T00:00Z`);
const monthOf = (date: string) => months[dateOf(date).getUTCMonth()] ?? "";
const dayOf = (date: string) => `${dateOf(date).getUTCDate()} ${monthOf(date)}`;
const weekdayOf = (date: string) => weekdays[dateOf(date).getUTCDay()] ?? "";

/** Part of the day that an hour belongs to, as people say it. */
function partOfDay(hours: number) {
  if (hours < 4 || hours >= 20) return "रात";
  if (hours < 12) return "सुबह";
  return hours < 16 ? "दोपहर" : "शाम";
}

/** सुबह 6:21, of a date and time. */
function timeOf(time: string) {
  const [hours = 0, minutes = ""] = [Number(time.slice(11, 13)), time.slice(14)];
  return `${partOfDay(hours)} ${hours % 12 || 12}:${minutes}`;
}

export const calendarMessages: typeof english = {
  title: "पंचांग",
  lead: "आपके स्थान की तिथि, और उस दिन के व्रत और पर्व।",
  place: (name) => `स्थान: ${name}`,
  somewhere: "आपके स्थान के लिए",
  near: (name) => `आपके स्थान के लिए, ${name} के पास`,
  change: "स्थान और मास",
  today: "आज",
  day: dayOf,
  shortDay: (date) => `${shortened(weekdayOf(date))}, ${dayOf(date)}`,
  longDay: (date) => `${weekdayOf(date)}, ${dayOf(date)}`,
  month: (date) => `${monthOf(date)} ${date.slice(0, 4)}`,
  weekdays,
  weekdayHeads: ["र", "सो", "मं", "बु", "गु", "शु", "श"],
  dayNumber: (date) => dateOf(date).getUTCDate(),
  bright: { plain: "शुक्ल", iast: "शुक्ल" },
  dark: { plain: "कृष्ण", iast: "कृष्ण" },
  lunarNames: {
    tithis: [...tithis, "पूर्णिमा", ...tithis, "अमावस्या"],
    nakshatras: nakshatras.split(" "),
    months: "चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन".split(" "),
  },
  inBright: "शुक्ल पक्ष",
  inDark: "कृष्ण पक्ष",
  inserted: "अधिक मास",
  tithi: "तिथि",
  nakshatra: "नक्षत्र",
  lunarMonth: "मास",
  sunrise: "सूर्योदय",
  sunset: "सूर्यास्त",
  moonrise: "चंद्रोदय",
  noMoonrise: "नहीं",
  at: (time, date) => (time.startsWith(date) ? timeOf(time) : `${dayOf(time.slice(0, 10))}, ${timeOf(time)}`),
  andThen: ", फिर",
  until: (time) => `${time} तक`,
  quiet: "इस दिन कोई विशेष व्रत या पर्व नहीं है।",
  customs: { smarta: "गृहस्थ (स्मार्त)", vaishnava: "वैष्णव" },
  or: (other) => `या ${dayOf(other)}`,
  doubt: (other, why) => `कुछ लोग इसे ${dayOf(other)} को मनाते हैं। ${why}`,
  belongs: "इस दिन के लिए",
  previous: "पिछला महीना",
  next: "अगला महीना",
  full: "पूर्णिमा",
  fresh: "अमावस्या",
  festival: "पर्व",
  monthly: "हर मास का व्रत",
  coming: "आने वाले दिन",
  keptIn: (month) => `${month} के व्रत और पर्व`,
  dates:
    "सभी तिथियाँ इस स्थान के आकाश के अनुसार हैं, लाहिरी अयनांश से गिनी हुई। जहाँ मत अलग हों, वहाँ आपकी अपनी परंपरा ही निर्णय करती है।",
  sunless: (name) =>
    `यहाँ वर्ष के कुछ दिन सूर्य उगता ही नहीं, और तिथि सूर्योदय से मानी जाती है। जिस सबसे पास के स्थान का पंचांग है, वह ${name} है।`,
  show: (name) => `${name} दिखाएँ`,
  loading: "वर्ष की गणना हो रही है",
  failed: "इस स्थान का पंचांग नहीं खुल सका।",
  tryAgain: "फिर कोशिश करें",
};
