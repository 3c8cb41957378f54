import { readStored, writeStored } from "../../device/storage.ts";
import { watchStored } from "../../device/watch-stored.ts";

/** The visitor's answer to the question about advertisements. */
export type Consent = "accepted" | "declined";

const KEY = "ads-answer";

/** The answer for this page, for a browser that forbids storage. */
let given: Consent | null = null;

/**
 * Returns true if the browser sends Global Privacy Control, which TypeScript does not know, or its predecessor Do Not
 * Track.
 */
export const browserRefuses = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

/**
 * Returns the answer; null before the visitor has given one. A refusal by the browser's settings counts as a decline.
 */
export function currentConsent(): Consent | null {
  if (browserRefuses()) return "declined";
  const stored = readStored(KEY);
  return stored === "accepted" || stored === "declined" ? stored : given;
}

export function storeConsent(consent: Consent) {
  given = consent;
  writeStored(KEY, consent);
}

/** Calls back when the visitor has answered in another tab. */
export const watchConsent = (callback: () => void) => watchStored(KEY, callback);
