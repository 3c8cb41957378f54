import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";

/** If the sentence of a refusal depends on the request, this header gives its reason: a code of the list below. */
export const reasonHeader = "x-refusal-reason";

const noSuchZone = "There is no such time zone";

/**
 * The reasons of such refusals, by code, each with its sentence in English; null where the sentence contains numbers or
 * names. Pages in other languages have their own sentences for the codes.
 */
export const refusalReasons = {
  // These are the reasons of the code busy.
  "many-sign-in": "Too many people are signing in right now. Please try again.",
  "many-write": "Too many people are writing right now. Please try again.",
  "calendars-under-way": "Many calendars are being made right now. Please try again.",

  // These are the reasons of the code implausible-practice.
  "ends-before-it-begins": "A practice cannot end before it begins",
  "ends-in-the-future": "A practice cannot end in the future",
  "began-before-2020": "A practice cannot have begun before 2020",
  "over-a-year-ago": "A practice of more than a year ago cannot be recorded",
  "too-fast": "This was too fast to be counted.",
  "unknown-zone": noSuchZone,
  "another-day": "The day of a practice must be the day on which it ended",
  "overfull-day": "This much cannot be practiced in one day",
  "before-2000": "A practice cannot have been before 2000",
  "day-to-come": "A practice cannot be on a day that has not come yet",

  // These are the reasons of the code invalid-body.
  "mantra-without-deity": "A mantra must be named with its deity",
  "minutes-of-a-chant": "A chant has no minutes",
  "mantra-of-a-sitting": "A sitting has no mantra and no repetitions",
  "no-subscription": "This is no subscription of a browser",
  "in-name": null,
  "in-password": null,
  "in-link": null,
  "in-photo-address": null,
  "in-note": null,
  "in-amount": null,
  "in-day": null,
  "in-times": null,
  "in-body": null,

  // These are the reasons of the code invalid-query.
  "days-reversed": "The first day must not be after the last",
  "too-many-days": null,
  "no-day": null,
  "no-month": null,
  "no-page": '"after" must be what the page before gave as its next',
  "empty-query": 'Say what to look for after "?q="',
  "long-query": null,
  "control-characters": "A query must not contain control characters",
  "unknown-year": null,
  "place-and-position": "Give a place or a position, not both",
  "no-degrees": null,
  "unnamed-zone": "Give the time zone by its IANA name, such as zone=Europe/Zurich",
  "zone-far-from-sun": "The clocks of this time zone are too far from the sun at this longitude",

  // These are the reasons of the code too-many-fields.
  "many-vows": `At most ${mostVows} vows can run at once. Please bring one to its end or let it go first.`,
  "many-own-sittings": `At most ${mostOwnSittings} sittings can be kept. Please remove one first.`,
  "many-own-mantras": `An account keeps at most ${mostOfOwn.mantras} mantras of your own. Please delete one first.`,
  "full-account": "Your account has no room for more of this.",

  // These are the reasons of the code unfit-photo.
  "photo-side": null,
  "large-picture": null,

  // These are the reasons of the code weak-password.
  "password-rules": null,
} as const satisfies Readonly<Record<string, string | null>>;

export type RefusalReason = keyof typeof refusalReasons;

/** The reasons whose sentence never varies. */
export type FixedReason = {
  [Reason in RefusalReason]: (typeof refusalReasons)[Reason] extends string ? Reason : never;
}[RefusalReason];
