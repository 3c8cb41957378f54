import type { api } from "#contract/api.ts";
import type { QueryOf } from "#contract/endpoint.ts";

export type Api = typeof api;
export type CallName = keyof Api;

/** The names of the calls that have query parameters. */
type Queried = { [Name in CallName]: unknown extends QueryOf<Api[Name]> ? never : Name }[CallName];

/** A sentence for each call says what it does and what it replies. */
export const summaries: Readonly<Record<CallName, string>> = {
  deities: "All deities, each as one card of the grid",
  homeDeities: "The deities that the home page shows, each as one card; the others follow them in the list of all",
  collections: "Mantras gathered under something else than a deity, each collection as one card",
  deity: "A deity or a collection, with all its mantras",
  featuredMantra: "The mantra of the day in Asia/Kolkata, and why it is that, or null",
  chant: "A mantra with all that is needed to chant it",
  words: "A mantra word by word: each with its stem, grammar and meaning, and the order of prose where it differs",
  hymns: "All hymns, each as one card of the list",
  hymn: "A hymn, verse by verse; a long one with the verses of its first section",
  hymnSection: "A section of a long hymn, verse by verse",
  hymnTiming: "Times of the syllables of each verse of a hymn",
  meditation: "The sounds and the film of the meditation",
  calendar:
    "The days of the site’s own place from the first of this month on: tithi, nakshatra, sun, moon and what is observed",
  calendarYear: "The days of a year at a place",
  calendarPlaces: "The places that the calendar knows by name",
  textBundles: "The version of each bundle of texts, for browsers that keep them for times without a network",
  textBundle: "The replies of many other calls by their paths; 404 for another version than the current one",
  blogPosts: "All teachings, the newest first, without their texts",
  blogPost: "A teaching, with its text as safe HTML",
  countView: "Counts that a teaching was read, once a day for each reader, and replies how often it was",
  about: "What stands on the page about the site",
  bibliography: "Editions that the texts follow",
  legal: "Privacy, terms and disclaimer",
  search: "Deities, mantras, hymns and teachings, in whatever spelling they are asked for",
  session: "Who is signed in, if anybody, and how people sign in here",
  signUp: "Makes an account and signs in; 409 when the address is registered",
  signIn: "Signs in; unknown people and wrong passwords are refused alike",
  signOut: "Ends the session, in the browser and on the server",
  requestReset: "Sends an email with a link for a new password, if there is such an account",
  passkeysOfReset: "The passkeys of the account to which the token of that email belongs, the oldest first",
  newPassword:
    "Sets a new password with the token of that email, and ends every session of the account; passkeys that are not kept are removed",
  requestSignInLink:
    "Sends an email with a link that signs in; the reply is the same whether the account exists or not",
  signInByLink: "Signs in with the token of that email, once and within 15 minutes",
  exchange: "Signs in with the ID token of a sign-in with the hosted provider, at most 5 minutes ago; 404 without one",
  updateUser: "Changes the profile and the settings; what is left out stays",
  exportUser: "Everything that is stored about the person, as one file",
  deleteUser:
    "Deletes the account and everything stored with it, after the password, or a fresh sign-in with the hosted provider",
  putPhoto: "Replaces the photo by a WebP, JPEG or PNG of 256 × 256 pixels and at most 64 KiB",
  removePhoto: "Removes the photo",
  changePassword:
    "Sets a new password after the old one, and ends all other sessions; passkeys that are not kept are removed",
  changeEmail: "Replaces the email address after the password: at once, or when the new one is confirmed",
  sendConfirmation: "Sends the email that confirms the address again",
  confirmEmail: "Confirms an address with the token of that email",
  sessions: "The browsers in which the person is signed in, the latest used first",
  endSession: "Ends one of these sessions; one that is over already changes nothing",
  endOtherSessions: "Ends all sessions but that of the browser that asks",
  passkeys: "The passkeys of the person, the oldest first",
  beginPasskey: "Options for the browser to make a passkey with, after the password",
  addPasskey: "Stores a passkey that was made with these options, and replies all",
  removePasskey: "Removes a passkey, and replies those that are left",
  beginPasskeySignIn: "Options for the browser to sign in with a passkey",
  passkeySignIn: "Signs in with what the passkey has signed",
  favorites: "The mantras kept as favorites, the newest first",
  addFavorite: "Keeps a mantra as a favorite; once more changes nothing",
  removeFavorite: "Takes a mantra from the favorites; once more changes nothing",
  profile: "The totals of one's practice, the favorites and the latest entries",
  practice: "The days on which something was practiced, and the repetitions of each mantra",
  recordChant: "Records repetitions of a mantra; an id that is known already counts once",
  recordSitting: "Records a sitting; an id that is known already counts once",
  practiceMonths: "The months with practice within two years, each with its totals, the latest first",
  practiceEntries: "The entries of a month in pages, the latest first, with marks and private notes",
  mantraPractice: "Totals, days and the last year of the practice with one mantra; 404 for one that is not known",
  addChant: "Adds repetitions that were chanted elsewhere, by their day; the entry is marked",
  addSitting: "Adds a sitting elsewhere, by its day; the entry is marked",
  correctPractice: "Corrects an entry, or changes its note; totals and streak follow, and the entry is marked",
  removePractice: "Removes an entry; totals and streak follow",
  reminders: "The times of one's practice, what one's own calendar holds, and since when it has an address",
  saveReminders: "Replaces these choices",
  makeCalendarAddress: "Makes a secret address for the calendar, in place of an earlier one; it is replied this once",
  removeCalendarAddress: "Takes the address away, so that nobody can read the calendar any more",
  addReminderDevice:
    "Reminds the person in the browser that asks, until its session ends; 404 where the site sends no reminders",
  removeReminderDevice: "Reminds nobody in the browser that asks any more",
  exchangeState:
    "Takes what a device has changed of what follows the person from device to device, and replies what is newer than its cursor",
  adConfig: "The account in whose name advertisements are shown, or null",
  openApi: "This description",
};

const timeZone = "IANA time zone in which the person is now; left out, or not known here, that of the latest practice";

const words = "Words of the mantra, the deity or the kind of practice, in any spelling; at most 100 characters";

/** A sentence for each query parameter says what it means. */
export const queryParameters: { readonly [Name in Queried]: Readonly<Record<keyof QueryOf<Api[Name]>, string>> } = {
  search: { q: "What is looked for, in at most 100 characters" },
  calendarYear: {
    place: "Id of a listed place; left out together with the others, the site’s own place",
    latitude: "Degrees north, to a tenth, of a place that is not listed",
    longitude: "Degrees east, to a tenth",
    zone: "IANA time zone of that position",
  },
  profile: { timeZone },
  practice: {
    from: "The first day, as YYYY-MM-DD; left out, a year ago",
    to: "The last day, at most 400 days later; left out, today",
    timeZone,
  },
  practiceMonths: {
    mantraId: "Only this mantra",
    search: words,
    before: "The month, as YYYY-MM, before which they end; left out, the latest",
  },
  practiceEntries: {
    mantraId: "Only this mantra",
    search: words,
    month: "The month, as YYYY-MM",
    after: "The `next` of the page before; left out, the first page",
  },
  mantraPractice: { timeZone },
  removePractice: { timeZone },
};
