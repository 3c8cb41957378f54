/** Every refusal of the API has this header. Its value is a code of the list below. */
export const refusalHeader = "x-refusal";

interface RefusalText {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 503;
  /** The sentence is null where the server composes it for each request. */
  sentence: string | null;
  /** The field is true when the same request can only be refused again. */
  isFinal?: true;
}

const list = <Code extends string, const Texts extends Record<Code, RefusalText>>(texts: Texts) => texts;

/** All refusals, by code. */
export const refusals = list({
  // Requests of any kind may be refused for these reasons.
  "undecodable-address": { status: 400, sentence: "This address is not encoded as addresses must be", isFinal: true },
  "malformed-request": { status: 400, sentence: "This request is not valid", isFinal: true },
  "malformed-json": { status: 400, sentence: "What was sent is not valid JSON", isFinal: true },
  "invalid-body": { status: 400, sentence: null, isFinal: true },
  "invalid-email": { status: 400, sentence: "Please enter a valid email address.", isFinal: true },
  "invalid-query": { status: 400, sentence: null, isFinal: true },
  "cross-site": { status: 403, sentence: "Only pages of this site can do that" },
  "unknown-call": { status: 404, sentence: "Call not found" },
  "file-not-found": { status: 404, sentence: "File not found" },
  "wrong-method": { status: 405, sentence: null },
  "body-too-large": { status: 413, sentence: "The request is too large", isFinal: true },
  "json-only": { status: 415, sentence: "Only JSON can be sent here", isFinal: true },
  busy: { status: 503, sentence: null },
  "database-unavailable": { status: 503, sentence: "We can't reach this right now. Please try again." },
  "not-ready": { status: 503, sentence: null },

  // These refusals are about content.
  "deity-not-found": { status: 404, sentence: "Deity not found", isFinal: true },
  "hymn-not-found": { status: 404, sentence: "Hymn not found", isFinal: true },
  "mantra-not-found": { status: 404, sentence: "Mantra not found", isFinal: true },
  "post-not-found": { status: 404, sentence: "Blog post not found", isFinal: true },

  "place-not-found": { status: 404, sentence: "The calendar does not know this place", isFinal: true },
  "too-many-calendars": { status: 429, sentence: "Many calendars were asked for from here. Please try again later." },

  // These refusals are about accounts.
  "login-required": { status: 401, sentence: "Login required" },
  "unreachable-email": {
    status: 400,
    sentence: "Our mail server can't write to this address yet. Please use one with plain letters before the @.",
  },
  "wrong-credentials": { status: 401, sentence: "Invalid email or password." },
  "wrong-password": { status: 403, sentence: "That password isn't right." },
  "weak-password": { status: 400, sentence: null, isFinal: true },
  "common-password": {
    status: 400,
    sentence: "This is one of the most common passwords. Please choose another.",
    isFinal: true,
  },
  "email-registered": {
    status: 409,
    sentence: "This email is already registered. Please try logging in instead.",
  },
  "unknown-passkey": { status: 401, sentence: "This passkey is not known here. Sign in with your password." },
  "invalid-passkey": { status: 400, sentence: "The passkey could not be checked. Please try again." },
  "too-many-passkeys": { status: 409, sentence: "An account has at most 20 passkeys. Remove one first." },
  "used-link": {
    status: 400,
    sentence: "This link has been used or is too old. Please ask for a new one.",
    isFinal: true,
  },
  "unverified-sign-in": { status: 401, sentence: "This sign-in could not be verified. Please sign in again." },
  "unverified-email": {
    status: 409,
    sentence: "An earlier account has this email. Open the link that was sent to it, then sign in again.",
  },
  "other-provider": { status: 404, sentence: "Accounts of this site are kept in another way", isFinal: true },
  "identity-unavailable": {
    status: 503,
    sentence: "Sign-in isn't available right now. Please try again.",
  },
  "too-many-guesses": { status: 429, sentence: "Too many failed login attempts. Please try again later." },
  "too-many-accounts": { status: 429, sentence: "Too many accounts were made from here. Please try again later." },
  "too-many-resets": {
    status: 429,
    sentence: "Too many reset links were requested from here. Please try again later.",
  },
  "too-many-sign-in-links": {
    status: 429,
    sentence: "Too many sign-in links were requested from here. Please try again later.",
  },
  "too-many-links": {
    status: 429,
    sentence: "Too many invalid links were tried from here. Please try again later.",
  },

  "too-many-emails": { status: 429, sentence: "Too many emails were sent for this. Please try again later." },
  "not-a-photo": { status: 415, sentence: "Please choose a WebP, JPEG or PNG picture.", isFinal: true },
  "unfit-photo": { status: 400, sentence: null, isFinal: true },
  "photo-unreachable": { status: 400, sentence: "No picture could be loaded from that address." },
  "too-many-photos": { status: 429, sentence: "The photo was changed too often. Please try again later." },

  "too-many-exports": { status: 429, sentence: "Your data was downloaded too often. Please try again later." },

  // These refusals are about practice.
  "unknown-mantra": { status: 400, sentence: "This deity has no such mantra", isFinal: true },
  "implausible-practice": { status: 400, sentence: null, isFinal: true },
  "too-much-practice": { status: 429, sentence: "You've reached today's limit; the rest has to wait for tomorrow." },
  "other-person": { status: 409, sentence: "Somebody else has signed in on this device" },
  "too-many-fields": { status: 409, sentence: null },
  "no-reminders": { status: 404, sentence: "This site sends no reminders", isFinal: true },
  "entry-not-found": { status: 404, sentence: "Practice entry not found", isFinal: true },
});

export type RefusalCode = keyof typeof refusals;

/** The codes whose sentence never varies. */
export type FixedRefusal = {
  [Code in RefusalCode]: (typeof refusals)[Code]["sentence"] extends string ? Code : never;
}[RefusalCode];

/** The codes whose sentence depends on the request. */
export type ComposedRefusal = Exclude<RefusalCode, FixedRefusal>;

/** Returns true for a code of this list with which the same request can only be refused again. */
export const isFinalRefusal = (code: string | null) => code !== null && finalCodes.has(code);

const finalCodes: ReadonlySet<string> = new Set(
  Object.entries<RefusalText>(refusals).flatMap(([code, { isFinal }]) => (isFinal ? [code] : [])),
);
