import { language } from "./language.ts";

const number = (amount: number) => amount.toLocaleString(language);

/** Texts of the page of one's own mantras, shown until what is kept on the device is known. */
export const ownMantrasPageMessages = {
  title: "My mantras",
  back: "All mantras",
  loading: "Loading your mantras...",
};

export const ownMantraMessages = {
  lead: "A mantra that your guru gave you, or any other that is not among ours. It is on no public page, and nobody but you sees it.",
  none: "You have no mantra of your own here yet.",
  add: "Add a mantra",
  full: (most: number) => `You have ${most} mantras of your own, which is the most. Delete one to add another.`,
  /** What stands below the title of each. */
  round: (beads: number) => `${beads} to a round`,
  onDevice: "only on this device",
  withAccount: "with your account",
  notYet: "not in your account yet",
  change: "Change",
  changeOf: (title: string) => `Change ${title}`,
  changeThis: "Change this mantra",
  hidden: "If you have signed out, your mantras are shown again once you sign in.",
  missing: "This mantra is not here",
  missingText:
    "It was deleted, it is kept on another device, or it belongs to somebody who has signed out. Its practice is still in the history.",
  toList: "My mantras",
  /** Name of such a mantra wherever its title is not to be seen, such as on a lock screen. */
  unnamed: "Your own mantra",
  ownVoice: "Record your own voice",
};

export const ownMantraFormMessages = {
  new: "A mantra of your own",
  change: "Change this mantra",
  title: "Title",
  text: "Text",
  textHint: "In any script, or left empty: then you chant it by the beads alone.",
  round: "Beads in a round",
  where: "Where it is kept",
  onDevice: "Only on this device",
  onDeviceMeans:
    "The title and the text never leave this browser. They are gone if its data is deleted, and after you sign out they are hidden until you sign in here again.",
  onDeviceOfNobody:
    "The title and the text never leave this browser. They are gone if its data is deleted, and whoever uses this device while you are not signed in can see them.",
  withAccount: "Keep with my account",
  withAccountMeans:
    "The server stores the title and the text, so your other devices show them too. They are in your download and are deleted with your account.",
  withAccountSignIn: "For this, sign in first.",
  logged: "Either way, your practice log counts it as “Your own mantra”.",
  save: "Save",
  cancel: "Cancel",
  titleMissing: "Please give it a title: any name that you will recognize.",
  titleLong: (length: number, most: number) =>
    `A title has at most ${most} characters. This one has ${number(length)}.`,
  textLong: (length: number, most: number) =>
    `A text has at most ${number(most)} characters. This one has ${number(length)}.`,
  notKept: "Your browser doesn't save this. Copy it before you leave the page.",
  delete: "Delete this mantra",
  confirm: "Its title, its text and your own recording of it will be gone. What you chanted stays in your history.",
  deleteNow: "Delete it",
  keep: "Keep it",
};
