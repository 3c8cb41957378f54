import type { FixedRefusal } from "#contract/refusals.ts";
import type { readRefusal as english, thrown as englishThrown } from "../en/read-refusals.ts";

/** What is asked for on pages that are the same for everybody, or asked for too often, by the codes of refusals. */
export const readRefusals = {
  "deity-not-found": "देवता नहीं मिले",
  "hymn-not-found": "स्तोत्र नहीं मिला",
  "mantra-not-found": "मंत्र नहीं मिला",
  "post-not-found": "लेख नहीं मिला",
  "place-not-found": "पंचांग में यह स्थान नहीं है",
  "too-many-calendars": "यहाँ से बहुत सारे पंचांग माँगे गए हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "used-link": "यह लिंक काम में आ चुका है या पुराना हो गया है। कृपया नया लिंक माँगें।",
} satisfies Partial<Record<FixedRefusal, string>>;

const sentences: Readonly<Record<string, string>> = {
  ...readRefusals,
  "invalid-query": "जो माँगा गया, वह यहाँ नहीं मिल सकता। कृपया कुछ और खोजें।",
};

/** Nothing of what a defect throws is in Hindi, so that the page's own sentence stands there. */
export const thrown: typeof englishThrown = () => "";

/** Says anything else, such as a defect or a pause of the server, in one sentence. */
export const readRefusal: typeof english = ({ status, code }) =>
  `${status}: ${sentences[code ?? ""] ?? "अभी यह नहीं मिल पा रहा। कृपया फिर कोशिश करें।"}`;
