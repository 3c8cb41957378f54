import { language } from "./language.ts";

export const profileMessages = {
  errorTitle: "Error Loading Profile",
  error: "Failed to load your profile information.",
  tryAgain: "Try Again",

  unnamed: "User",
  memberSince: "Member Since",
  unknown: "Unknown",
  totalChants: "Total chants",
  malasToday: "Malas today",
  streak: "Streak",
  days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  lastActive: "Last active",
  never: "Never",

  favorites: "Favorite mantras",
  noFavorites: "Tap the heart on a mantra to list it here.",
  explore: "Explore Mantras",
  viewAll: (count: number) => `View all ${count} favorites`,

  settings: "Settings",
  account: "Name and photo",
  displayName: "Display name",
  photoUrl: "Photo URL (optional)",
  photoHint: "The https address of a picture. It is copied here once, so no other site learns when you practice.",
  save: "Save",
  photoNotSecure: "Photo URL must begin with https://",
  updated: { title: "Profile Updated", description: "Your profile has been successfully updated" },
  updateFailed: "Profile Update Failed",

  rhythm: "Your rhythm",
  dayBeginsAt: "My day begins at",
  dayHint: "Practice before this hour counts toward the previous day.",
  hours: ["Midnight", "1 a.m.", "2 a.m.", "3 a.m.", "4 a.m."],
  showStreaks: "Show streaks",
  streaksHint: "Some find streaks encouraging, others stressful. Your days are kept either way.",
};

export const practiceMessages = {
  title: "Your practice",
  year: "The last year",
  summary: (days: number, repetitions: string, minutes: string | null) =>
    `${days === 1 ? "1 day" : `${days} days`} of practice, ${repetitions}${minutes === null ? "" : `, ${minutes} of meditation`}`,
  failed: "The calendar could not be loaded.",
  dayOf: (date: string, parts: string) => `${date}: ${parts}`,
  repetitions: (count: number) => (count === 1 ? "1 repetition" : `${count.toLocaleString(language)} repetitions`),
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count.toLocaleString(language)} minutes`),
  nothing: "no practice",
  less: "Less",
  more: "More",
  asTable: "Show as table",
  date: "Day",
  repetitionsHead: "Repetitions",
  malas: "Malas",
  minutesHead: "Minutes",

  mantras: "By mantra, in the last year",
  recent: "Latest entries",
  none: "Nothing yet. Your first mala will appear here.",
  begin: "Choose a mantra",
  sounds: { "om-chant": "Om Chanting", "relaxing-flute": "Relaxing Flute", "hare-krishna": "Hare Krishna" },
  meditation: "Meditation",
  sitting: (sound: string) => `Meditation with ${sound}`,
  remove: "Remove",
  removeEntry: (entry: string) => `Remove ${entry}`,
  confirm: "Remove this entry? This cannot be undone.",
  keep: "Keep",
  notRemoved: "The entry could not be removed",
  wholeHistory: "See the whole history",

  refused: (count: number) =>
    count === 1
      ? "One entry from this device could not be recorded:"
      : `${count} entries from this device could not be recorded:`,
  removeRefused: "Remove",
};

export const signingInMessages = {
  title: "Signing in",
  passwordMissing: "Please enter your password",
  cancel: "Cancel",

  passkeysAndDevices: "Passkeys and devices",
  password: "Password",
  changeText: "Every other device will be signed out.",
  current: "Current password",
  next: "New password",
  confirm: "Confirm new password",
  unequal: "Passwords don't match",
  save: "Save new password",
  changed: {
    title: "Password changed",
    description: "Your new password is saved, and every other device is signed out.",
  },
  notChanged: "Your password could not be changed",

  waysIn: "These open your account. Remove what isn't yours, then change your password.",
  devices: "Where you are signed in",
  thisDevice: "This device",
  since: "Signed in",
  lastUsed: "Last used",
  signOut: "Sign out",
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutOthers: "Sign out everywhere else",
  signedOut: { title: "Signed out", description: "That device has been signed out." },
  othersSignedOut: { title: "Signed out", description: "Every other device has been signed out." },
  notSignedOut: "The device could not be signed out",
  devicesFailed: "Your devices could not be loaded. Please reload the page.",
};

export const emailMessages = {
  title: "Email",
  unconfirmed: "Not confirmed yet. Open the link we sent to this address.",
  pending: (email: string) => `${email} replaces this address once you open the link we sent there.`,
  sendAgain: "Send it again",
  sent: { title: "Email sent", description: "Open the link in it within three days." },
  notSent: "The email could not be sent",

  changeText: "We'll send a link to the new address. Your current address stays until you open it.",
  correctText: "Your address was never confirmed, so the new one replaces it right away.",
  newEmail: "New email",
  password: "Your password",
  save: "Save new email",
  taken: "Another account uses this email.",
  notChanged: "Your email could not be changed",
  corrected: { title: "Email changed", description: "We have sent a link to your new address to confirm it." },
  linkSent: (email: string) => ({
    title: "Check your email",
    description: `Open the link we sent to ${email}.`,
  }),
};

export const photoMessages = {
  choose: "Choose a photo",
  change: "Change photo",
  remove: "Remove photo",
  hint: "We use the square in the middle. Nothing else is uploaded.",
  saved: { title: "Photo saved", description: "Your new photo is now shown." },
  removed: { title: "Photo removed", description: "Your initials are shown instead." },
  unreadable: {
    title: "This picture can't be read",
    description: "Your browser can't open this format. Please choose a JPEG, PNG or WebP picture.",
  },
};

export const myDataMessages = {
  title: "Your data",
  value: "Download or delete",
  text: "Everything this site knows about you is yours. Download it or delete it anytime.",
  download: "Download my data",
  downloadText:
    "One JSON file with your account, your favorites, your settings, your vows and every entry of your practice log.",
  notDownloaded: "Your data could not be downloaded",
  delete: "Delete my account",
  deleteText:
    "This deletes your account, your favorites, the mantras you made and your whole practice log right away. This cannot be undone. You may want to download your data first.",
  password: "Your password, to confirm",
  deleteNow: "Delete my account for good",
  keep: "Keep my account",
  notDeleted: "Your account could not be deleted",
  deleted: { title: "Account deleted", description: "Your account and its data have been deleted." },
};
