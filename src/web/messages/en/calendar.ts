import { months } from "./dates.ts";

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const dateOf = (date: string) => new Date(`${date}T00:00Z`);
const monthOf = (date: string) => months[dateOf(date).getUTCMonth()] ?? "";
const dayOf = (date: string) => `${monthOf(date)} ${dateOf(date).getUTCDate()}`;
const shortDayOf = (date: string) => `${monthOf(date).slice(0, 3)} ${dateOf(date).getUTCDate()}`;
const weekdayOf = (date: string) => weekdays[dateOf(date).getUTCDay()] ?? "";

/** 6:21 am, of a date and time. */
function timeOf(time: string) {
  const [hours = 0, minutes = ""] = [Number(time.slice(11, 13)), time.slice(14)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "am" : "pm"}`;
}

/** Names of the lunar calendar, in the order of their numbers. */
interface LunarNames {
  tithis: readonly string[];
  nakshatras: readonly string[];
  months: readonly string[];
}

export const calendarMessages = {
  title: "Calendar",
  lead: "The lunar day, and what is kept on it, where you are.",
  place: (name: string) => `For ${name}`,
  somewhere: "For your place",
  near: (name: string) => `For your place, near ${name}`,
  change: "Place and months",
  today: "Today",
  day: dayOf,
  shortDay: (date: string) => `${weekdayOf(date).slice(0, 3)}, ${shortDayOf(date)}`,
  longDay: (date: string) => `${weekdayOf(date)}, ${dayOf(date)}`,
  month: (date: string) => `${monthOf(date)} ${date.slice(0, 4)}`,
  weekdays,
  weekdayHeads: weekdays.map((name) => name.slice(0, 2)),
  dayNumber: (date: string) => dateOf(date).getUTCDate(),
  /** The halves of a lunar month. */
  bright: { plain: "Shukla", iast: "Śukla" },
  dark: { plain: "Krishna", iast: "Kṛṣṇa" },
  /** Null where the names are those of Sanskrit in Latin letters, which the calendar brings. */
  lunarNames: null as LunarNames | null,
  inBright: "bright half",
  inDark: "dark half",
  inserted: "inserted month",
  tithi: "Lunar day (tithi)",
  nakshatra: "Star (nakshatra)",
  lunarMonth: "Lunar month",
  sunrise: "Sunrise",
  sunset: "Sunset",
  moonrise: "Moonrise",
  noMoonrise: "none",
  at: (time: string, date: string) =>
    time.startsWith(date) ? timeOf(time) : `${timeOf(time)}, ${shortDayOf(time.slice(0, 10))}`,
  andThen: ", then",
  until: (time: string) => `until ${time}`,
  quiet: "No fast or festival falls on this day.",
  customs: { smarta: "Householders (Smarta)", vaishnava: "Vaishnavas" },
  or: (other: string) => `or ${shortDayOf(other)}`,
  doubt: (other: string, why: string) => `Some keep it on ${dayOf(other)}. ${why}`,
  belongs: "For this day",
  previous: "Previous month",
  next: "Next month",
  full: "full moon",
  fresh: "new moon",
  festival: "festival",
  monthly: "kept every month",
  coming: "Coming days",
  keptIn: (month: string) => `Kept in ${month}`,
  dates:
    "All dates follow the sky at this place, reckoned with Lahiri’s ayanamsha. Where customs differ, your own tradition decides.",
  sunless: (name: string) =>
    `The sun does not rise every day of the year here, and lunar days are named at sunrise. The nearest place with a calendar is ${name}.`,
  show: (name: string) => `Show ${name}`,
  loading: "Working out the year",
  failed: "The calendar of this place could not be loaded.",
  tryAgain: "Try again",
};
