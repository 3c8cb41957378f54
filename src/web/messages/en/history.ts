import { BEADS_PER_MALA } from "#model/practice.ts";
import { language } from "./language.ts";

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString(language)} ${many}`;

interface Sums {
  days: number;
  repetitions: number;
  malas: number;
  minutes: number;
}

export const historyMessages = {
  errorTitle: "Error Loading History",
  error: "Failed to load your history.",
  tryAgain: "Try Again",
  empty: "Nothing Here Yet",
  emptyText: "Every mala and every sitting will be listed here. You can also add what you practiced away from here.",
  begin: "Choose a mantra",

  add: "Add practice",
  search: "Find in your history",
  searchHint: "A mantra, a deity, chant or meditation",
  find: "Find",
  nothingFound: (text: string) => `Nothing in your history matches “${text}”.`,
  loadingEntries: "Loading entries...",
  entriesFailed: "These entries could not be loaded.",
  showMore: "Show more of this month",
  showEarlier: "Show earlier years",

  days: (days: number) => count(days, "day", "days"),
  malas: (malas: number) => count(malas, "mala", "malas"),
  repetitions: (repetitions: number) => count(repetitions, "repetition", "repetitions"),
  minutes: (minutes: number) => count(minutes, "minute", "minutes"),
  sums: ({ days, repetitions, malas, minutes }: Sums) =>
    [
      count(days, "day", "days"),
      repetitions > 0 && count(repetitions, "repetition", "repetitions"),
      malas > 0 && count(malas, "mala", "malas"),
      minutes > 0 && count(minutes, "minute", "minutes"),
    ]
      .filter(Boolean)
      .join(" · "),
  timeElsewhere: (time: string, place: string) => `${time} in ${place}`,
  byHand: "added by hand",
  corrected: "corrected",
  change: "Change",
  changeEntry: (what: string, day: string) => `Change ${what}, ${day}`,
};

export const entryDialogMessages = {
  addTitle: "Add practice",
  addText: "For what you practiced away from here. It counts like everything else, and is marked as added by hand.",
  changeTitle: "Change this entry",
  kind: "What you practiced",
  chant: "Mantra",
  sitting: "Meditation",
  mantra: "Mantra",
  chooseMantra: "Which mantra?",
  mantraHint: "Its name or some words",
  anotherMantra: "Choose another",
  mantraMissing: "Please choose a mantra",
  noMantra: "No mantra matches these words.",
  mantrasFailed: "The mantras could not be found. Please try again.",
  amount: "How much",
  unit: "Unit",
  malas: `malas of ${BEADS_PER_MALA}`,
  repetitions: "repetitions",
  minutes: "Minutes",
  wholeNumber: (most: number) => `Please enter a whole number from 1 to ${most.toLocaleString(language)}`,
  day: "Day",
  note: "Note (optional)",
  noteHint: "Only you see it, here and in your download.",
  save: "Save",
  add: "Add",
  cancel: "Cancel",
  remove: "Remove",
  removeQuestion: "Remove this entry? This cannot be undone.",
  removeNow: "Remove it",
  keep: "Keep it",
  failed: "This could not be saved.",
  notRemoved: "The entry could not be removed.",
  added: { title: "Practice added", description: "Your totals and your calendar have it too." },
  kept: {
    title: "Kept on this device",
    description: "It will be sent when the network is back, and counts from then on.",
  },
  noRoom: (most: number) => `${most} entries wait on this device already. Please try again with a network.`,
  saved: { title: "Entry changed", description: "Your totals and your calendar follow." },
  removed: { title: "Entry removed", description: "Your totals and your calendar follow." },
};

export const mantraPracticeMessages = {
  errorTitle: "Error Loading Practice",
  error: "Failed to load your practice of this mantra.",
  unknown: "There is no such mantra, and none in your history.",
  never: "You have not chanted it yet.",
  chant: "Chant it",
  repetitions: "Repetitions",
  malas: "Malas",
  days: "Days",
  longestRun: "Longest run",
  firstDay: "First chanted",
  lastDay: "Last chanted",
  year: "The last year",
  byMonth: "By month",
};

export const yearPictureMessages = {
  save: "Year as a picture",
  title: "A year of practice",
  span: (first: string, last: string) => `${first} – ${last}`,
  days: (days: number): string => (days === 1 ? "day" : "days"),
  repetitions: (repetitions: number): string => (repetitions === 1 ? "repetition" : "repetitions"),
  malas: (malas: number): string => (malas === 1 ? "mala" : "malas"),
  minutes: (minutes: number): string => (minutes === 1 ? "minute of meditation" : "minutes of meditation"),
  failed: { title: "No picture", description: "It could not be made on this device.", variant: "destructive" as const },
};
