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
  const kept = readKept();
  return kept === "accepted" || kept === "declined" ? kept : given;
}

function readKept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepAnswer(answer: Answer) {
  given = answer;
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // It holds for this page, and is asked for again on the next.
  }
}

/** Calls back when the answer was given in another tab. */
export function onAnswerElsewhere(callback: () => void) {
  window.addEventListener("storage", ({ key }) => (key === KEY || key === null) && callback());
}
