import { readStored, watchStored, writeStored } from "../device/storage.ts";

/** What a person says to advertisements; null before they have said anything. */
export type Answer = "accepted" | "declined";

const KEY = "ads-answer";

/** A browser may forbid storage; then the answer holds until the page is left. */
let given: Answer | null = null;

/** Global Privacy Control, or its elder, Do Not Track. TypeScript knows the second only. */
export const browserRefuses = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === "1";

/** What the browser asks for in the person's name counts as a decline. */
export function currentAnswer(): Answer | null {
  if (browserRefuses()) return "declined";
  const kept = readStored(KEY);
  return kept === "accepted" || kept === "declined" ? kept : given;
}

export function keepAnswer(answer: Answer) {
  given = answer;
  writeStored(KEY, answer);
}

/** Calls back when the answer was given in another tab. */
export const onAnswerElsewhere = (callback: () => void) => watchStored(KEY, callback);
