import type { DeviceOfPasskey, Letter } from "./text-types.ts";

/** The texts that the server itself writes in English. The files of the other languages have the same keys. */

const anotherLink =
  "The link works once, within the next 30 minutes. Afterwards you can ask for another one at any time.";
const newPassword = "Choose a new password";

export const letters = {
  confirmation: (product: string): Letter => ({
    subject: `Please confirm your email for ${product}`,
    before: [
      "Namaste,",
      `This email address was entered for an account at ${product}. If that was you, please confirm it here:`,
    ],
    action: "Confirm this address",
    after: [
      "The link works once, within the next three days. Your profile sends another one at any time.",
      "If it was not you, you need not do anything.",
    ],
  }),

  reset: (product: string, name: string | null): Letter => ({
    subject: `A new password for ${product}`,
    before: [
      name === null ? "Namaste," : `Namaste ${name},`,
      `Someone, most likely you, asked for a new password for your account at ${product}. You can choose it here:`,
    ],
    action: newPassword,
    after: [anotherLink, "If it was not you, you need not do anything: your password stays as it is."],
  }),

  signIn: (product: string, name: string): Letter => ({
    subject: `Your sign-in link for ${product}`,
    before: [
      `Namaste ${name},`,
      `Someone, most likely you, asked for a link to sign in to your account at ${product}. It opens a page with a button that signs you in:`,
    ],
    action: "Sign in",
    after: [
      "The link works once, within the next 15 minutes. Please pass it on to nobody.",
      "If it was not you, you need not do anything: without this link nobody gets in.",
    ],
  }),

  firstSignIn: (product: string): Letter => ({
    subject: `Your way back into ${product}`,
    before: [
      "Namaste,",
      `Someone, most likely you, asked for a link to sign in to your account at ${product}. This email address has not been confirmed yet. To be sure that the account is yours alone, please choose a new password here, and sign in with it:`,
    ],
    action: newPassword,
    after: [anotherLink, "If it was not you, you need not do anything."],
  }),

  emailChange: (product: string): Letter => ({
    subject: `Your email address at ${product}`,
    before: [
      "Namaste,",
      `Someone who knows your password asked to replace this email address of your account at ${product}. The other address is used once it is confirmed.`,
      "If it was you, you need not do anything. If it was not you, choose a new password now, which stops the change and signs out every device:",
    ],
    action: newPassword,
    after: [],
  }),

  credentials: {
    "passkey-added": {
      subject: (product: string) => `A new passkey at ${product}`,
      happened: (product: string) => `A passkey was added to your account at ${product}.`,
    },
    "passkey-removed": {
      subject: (product: string) => `A passkey was removed at ${product}`,
      happened: (product: string) => `A passkey was removed from your account at ${product}.`,
    },
    "password-changed": {
      subject: (product: string) => `Your password was changed at ${product}`,
      happened: (product: string) => `A new password was set for your account at ${product}.`,
    },
  },

  credential: (passkeys: readonly DeviceOfPasskey[]): Pick<Letter, "before" | "action"> => ({
    before: [
      passkeys.length === 0
        ? "No passkey signs in to it now, only your password."
        : `Passkeys that sign in to it now: ${passkeys.map(({ device, day }) => `${device ?? "unknown device"}, added on ${day}`).join("; ")}.`,
      "If it was you, you need not do anything. If it was not you, choose a new password now. That page also shows the passkeys and removes those that are not yours, and every device is signed out:",
    ],
    action: newPassword,
  }),

  greeting: "Namaste,",
};

export const reminders = {
  timeToPractice: "Time for your practice",
  yourVow: "Your vow",
  practice: "Practice",
  practiceOf: (mantras: readonly string[]) => `Practice: ${mantras.join(", ")}`,
  vow: "Vow",
  dayOf: (name: string, day: number, days: number) => `${name}: day ${day} of ${days}`,
  malas: (count: number) => (count === 1 ? "1 mala" : `${count} malas`),
  rounds: (count: number, size: number) => (count === 1 ? `1 round of ${size}` : `${count} rounds of ${size}`),
  customs: { smarta: "Smarta", vaishnava: "Vaishnava" },
  others: (why: string, date: string) => `${why} Others keep it on ${date}.`,
};

export const feeds = { title: (site: string) => `${site}: Spiritual Teachings` };

/** A mantra that a person has made has this name, because the server does not know its title. */
export const ownMantra: string = "Your own mantra";

/** A search in the history finds each kind of practice by these words. */
export const kindsOfPractice = { chant: "chant chanting mantra japa", own: "your own", sitting: "meditation sitting" };

/** A search finds all things of a kind by these words. */
export const kindsOfThing = {
  deity: "deity god goddess",
  mantra: "mantra mantras mantram chant japa",
  hymn: "hymn stotra stotram strotam stuti song bhajan",
  article: "teaching article",
};
