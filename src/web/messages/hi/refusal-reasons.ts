import type { RefusalReason } from "#contract/refusal-reasons.ts";
import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import type { foreignSentence as englishForeign, reasonSentence as english } from "../en/refusal-reasons.ts";

const noSuchZone = "ऐसा कोई समय-क्षेत्र नहीं है।";
const askAgain = "इस तरह नहीं खोजा जा सकता। कृपया शब्द बदलकर खोजें।";
const noPlace = "इस स्थान का पंचांग नहीं बन सकता।";

/** Reasons of refusals in words, by their codes. */
export const reasons: Readonly<Record<RefusalReason, string>> = {
  "many-sign-in": "अभी बहुत सारे लोग साइन इन कर रहे हैं। कृपया फिर कोशिश करें।",
  "many-write": "अभी बहुत सारे लोग एक साथ लिख रहे हैं। कृपया फिर कोशिश करें।",
  "calendars-under-way": "अभी बहुत सारे पंचांग बन रहे हैं। कृपया फिर कोशिश करें।",

  "ends-before-it-begins": "साधना शुरू होने से पहले पूरी नहीं हो सकती।",
  "ends-in-the-future": "साधना का अंत आने वाले समय में नहीं हो सकता।",
  "began-before-2020": "2020 से पहले शुरू हुई साधना नहीं लिखी जा सकती।",
  "over-a-year-ago": "एक साल से पुरानी साधना नहीं लिखी जा सकती।",
  "too-fast": "यह इतनी जल्दी हुआ कि गिना नहीं जा सकता।",
  "unknown-zone": noSuchZone,
  "another-day": "साधना उसी दिन की लिखी जाती है जिस दिन वह पूरी हुई।",
  "overfull-day": "एक दिन में इतनी साधना नहीं हो सकती।",
  "before-2000": "2000 से पहले की साधना नहीं लिखी जा सकती।",
  "day-to-come": "जो दिन अभी नहीं आया, उसकी साधना नहीं लिखी जा सकती।",

  "mantra-without-deity": "मंत्र के साथ उसके देवता का नाम भी चाहिए।",
  "minutes-of-a-chant": "जप में मिनट नहीं गिने जाते।",
  "mantra-of-a-sitting": "ध्यान में मंत्र और जप की गिनती नहीं होती।",
  "no-subscription": "इस ब्राउज़र पर याद दिलाना चालू नहीं हो सका।",
  "in-name": "नाम में कम से कम एक अक्षर हो जो दिखे, और वह बहुत लंबा न हो।",
  "in-password": "यह पासवर्ड ऐसे नहीं लिखा जा सकता: वह बहुत लंबा है या उसमें ऐसे चिह्न हैं जो दिखते नहीं।",
  "in-link": "यह लिंक अधूरा है। कृपया ईमेल से उसे फिर खोलें।",
  "in-photo-address": "फ़ोटो का पता https:// से शुरू होना चाहिए।",
  "in-note": "यह टिप्पणी बहुत लंबी है या उसमें ऐसे चिह्न हैं जो दिखते नहीं।",
  "in-amount": "इतनी संख्या नहीं लिखी जा सकती। कृपया उसे बदलें।",
  "in-day": "ऐसी कोई तारीख नहीं है।",
  "in-times": "हर समय के लिए सप्ताह का कम से कम एक दिन चुनें।",
  "in-body": "जो भेजा गया, वह ठीक नहीं है। कृपया पृष्ठ को फिर से खोलकर कोशिश करें।",

  "days-reversed": "पहला दिन आखिरी दिन के बाद नहीं हो सकता।",
  "too-many-days": "एक साथ इतने दिन नहीं दिखाए जा सकते।",
  "no-day": "ऐसी कोई तारीख नहीं है।",
  "no-month": "ऐसा कोई महीना नहीं है।",
  "no-page": "आगे का यह हिस्सा नहीं मिला। कृपया पृष्ठ को फिर से खोलें।",
  "empty-query": "कृपया लिखें कि क्या खोजना है।",
  "long-query": "खोज के लिए इतना लंबा नहीं लिखा जा सकता। कृपया छोटा करें।",
  "control-characters": askAgain,
  "unknown-year": "पंचांग में यह साल नहीं है।",
  "place-and-position": noPlace,
  "no-degrees": noPlace,
  "unnamed-zone": noSuchZone,
  "zone-far-from-sun": "इस समय-क्षेत्र की घड़ियाँ इस स्थान के सूर्य से मेल नहीं खातीं।",

  "many-vows": `एक साथ अधिक से अधिक ${mostVows} संकल्प चल सकते हैं। पहले किसी एक को पूरा करें या छोड़ें।`,
  "many-own-sittings": `${mostOwnSittings} बैठकें ही रखी जा सकती हैं। कृपया पहले किसी एक को हटाएँ।`,
  "many-own-mantras": `एक खाते में आपके अपने ${mostOfOwn.mantras} मंत्र ही रहते हैं। कृपया पहले किसी एक को मिटाएँ।`,
  "full-account": "आपके खाते में इसके लिए और जगह नहीं है।",

  "photo-side": "इस आकार की फ़ोटो नहीं रखी जा सकती। कृपया दूसरी चुनें।",
  "large-picture": "यह चित्र बहुत बड़ा है। कृपया छोटा चित्र चुनें।",

  "password-rules": "यह पासवर्ड इस साइट के नियम पूरे नहीं करता। पृष्ठ को फिर से खोलने पर नियम दिखेंगे।",
};

const saidByCode: Readonly<Record<string, string>> = reasons;

/** A refusal that has a code but no reason was said in Hindi where it was made; one without a code is a proxy's. */
export const reasonSentence: typeof english = ({ code, reason, sentence }) =>
  saidByCode[reason ?? ""] ?? (code === null ? unknown : sentence);

export const foreignSentence: typeof englishForeign = () => unknown;

const unknown = "यह नहीं हो सका। कृपया कुछ देर बाद फिर कोशिश करें।";
