import { dateInWords } from "./dates.ts";
import type { ObservanceKind } from "#model/reminders.ts";

export const remindersSettingMessages = {
  title: "Times of practice",
  value: "Calendar and reminders",
  loading: "Loading your times",
};

export const remindersMessages = {
  failed: "Your times of practice could not be loaded. Please reload the page.",

  times: "When you practice",
  timesHint: "Up to four times a day, for your calendar and for reminders.",
  time: (number: number) => `Time ${number}`,
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  weekdayHeads: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
  daysOf: (number: number) => `Days of time ${number}`,
  addTime: "Add a time",
  removeTime: "Remove",
  removeTimeOf: (number: number) => `Remove time ${number}`,
  zone: (place: string) => `By the clock of ${place}.`,
  zoneMoves: (from: string, to: string) => `So far by the clock of ${from}. Once saved, by the clock of ${to}.`,

  days: "Also in your calendar",
  vows: "The days of my vow",
  observances: {
    "ekadashi-smarta": "Ekadashi (Smarta)",
    "ekadashi-vaishnava": "Ekadashi (Vaishnava)",
    pradosha: "Pradosha",
    chaturthi: "Chaturthi",
    purnima: "Purnima",
    amavasya: "Amavasya",
    festivals: "Festivals",
  } satisfies Record<ObservanceKind, string>,
  place: "Place of these days",
  sitePlace: "As the calendar of this site",
  placesFailed: "The list of places could not be loaded.",
  namesMantra: "Name my mantra",
  namesMantraHint: "Otherwise calendar and reminders only say that it is time to practice.",

  save: "Save",
  saved: { title: "Saved", description: "Your times of practice have been saved." },
  notSaved: "Your times could not be saved",
};

export const calendarAddressMessages = {
  title: "In your calendar",
  text: "Your calendar app can read all this from a secret address, and keeps it up to date.",
  make: "Put it in my calendar",
  once: "Keep this address to yourself: whoever has it can read your times. It is shown only now.",
  address: "Address of your calendar",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Please copy it by hand.",
  open: "Open in my calendar",
  since: (at: string) => `It has had an address since ${dateInWords(at) ?? at}.`,
  sinceHint: "A new address ends the old one.",
  renew: "Make a new address",
  stop: "Stop",
  stopped: { title: "Stopped", description: "The address no longer works. Remove it from your calendar, too." },
  failed: "The address could not be changed",
};

export const reminderSwitchMessages = {
  title: "Remind me on this device",
  hint: "At most once a day, at the first of these times, and not if you have already practiced. Signing out ends it.",
  noTimes: "Please add a time first.",
  unsupported: "This browser can't remind you. On an iPhone, add the site to the home screen first.",
  refused: "Your browser doesn't allow notifications here. You can change that in its settings for this site.",
  failed: "Your browser couldn't set up reminders. Please try again later.",
};
