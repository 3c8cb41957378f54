import type { FixedRefusal } from "#contract/refusals.ts";

/**
 * Refusals in words, by their code. Those that the server composes for each request (invalid-body, weak-password …) have no
 * line: their sentence is the server's.
 */
export const refusalMessages: Readonly<Record<FixedRefusal, string>> = {
  "undecodable-address": "This address is not encoded as addresses must be",
  "malformed-request": "This request is not valid",
  "malformed-json": "What was sent is not valid JSON",
  "invalid-email": "Please enter a valid email address.",
  "cross-site": "Only pages of this site can do that",
  "unknown-call": "Call not found",
  "file-not-found": "File not found",
  "body-too-large": "The request is too large",
  "json-only": "Only JSON can be sent here",
  "database-unavailable": "We can't reach this right now. Please try again.",
  "deity-not-found": "Deity not found",
  "hymn-not-found": "Hymn not found",
  "mantra-not-found": "Mantra not found",
  "post-not-found": "Blog post not found",
  "login-required": "Login required",
  "unreachable-email":
    "Our mail server can't write to this address yet. Please use one with plain letters before the @.",
  "wrong-credentials": "Invalid email or password.",
  "wrong-password": "That password isn't right.",
  "common-password": "This is one of the most common passwords. Please choose another.",
  "email-registered": "This email is already registered. Please try logging in instead.",
  "unknown-passkey": "This passkey is not known here. Sign in with your password.",
  "invalid-passkey": "The passkey could not be checked. Please try again.",
  "too-many-passkeys": "An account has at most 20 passkeys. Remove one first.",
  "used-link": "This link has been used or is too old. Please ask for a new one.",
  "unverified-sign-in": "This sign-in could not be verified. Please sign in again.",
  "unverified-email": "An earlier account has this email. Open the link that was sent to it, then sign in again.",
  "other-provider": "Accounts of this site are kept in another way",
  "identity-unavailable": "Sign-in isn't available right now. Please try again.",
  "too-many-guesses": "Too many failed login attempts. Please try again later.",
  "too-many-accounts": "Too many accounts were made from here. Please try again later.",
  "too-many-resets": "Too many reset links were requested from here. Please try again later.",
  "too-many-links": "Too many invalid links were tried from here. Please try again later.",
  "too-many-emails": "Too many emails were sent for this. Please try again later.",
  "not-a-photo": "Please choose a WebP, JPEG or PNG picture.",
  "photo-unreachable": "No picture could be loaded from that address.",
  "too-many-photos": "The photo was changed too often. Please try again later.",
  "too-many-exports": "Your data was downloaded too often. Please try again later.",
  "unknown-mantra": "This deity has no such mantra",
  "too-much-practice": "You've reached today's limit; the rest has to wait for tomorrow.",
  "entry-not-found": "Practice entry not found",
};
