import type { FixedRefusal } from "#contract/refusals.ts";
import { readRefusals } from "./read-refusals.ts";

/**
 * Refusals in words, by their code. Those that the server composes for each request (invalid-body, weak-password …) have no
 * line: their sentence is the server's.
 */
export const refusalMessages: Readonly<Record<FixedRefusal, string>> = {
  ...readRefusals,
  "undecodable-address": "यह पता ठीक से लिखा हुआ नहीं है",
  "malformed-request": "यह माँग ठीक नहीं है",
  "malformed-json": "जो भेजा गया, वह ठीक JSON नहीं है",
  "invalid-email": "कृपया सही ईमेल पता लिखें।",
  "cross-site": "यह काम केवल इस साइट के पृष्ठ कर सकते हैं",
  "unknown-call": "ऐसी कोई सेवा नहीं है",
  "file-not-found": "फ़ाइल नहीं मिली",
  "body-too-large": "जो भेजा गया, वह बहुत बड़ा है",
  "json-only": "यहाँ केवल JSON भेजा जा सकता है",
  "database-unavailable": "अभी यह नहीं मिल पा रहा। कृपया फिर कोशिश करें।",
  "login-required": "साइन इन ज़रूरी है",
  "unreachable-email": "हमारा मेल सर्वर अभी इस पते पर नहीं लिख सकता। कृपया ऐसा पता दें जिसमें @ से पहले सादे रोमन अक्षर हों।",
  "wrong-credentials": "ईमेल या पासवर्ड सही नहीं है।",
  "wrong-password": "यह पासवर्ड सही नहीं है।",
  "common-password": "यह पासवर्ड बहुत लोग रखते हैं। कृपया कोई और चुनें।",
  "email-registered": "इस ईमेल का खाता पहले से है। कृपया साइन इन करके देखें।",
  "unknown-passkey": "यह पासकी यहाँ की नहीं है। पासवर्ड से साइन इन करें।",
  "invalid-passkey": "पासकी की जाँच नहीं हो सकी। कृपया फिर कोशिश करें।",
  "too-many-passkeys": "एक खाते में अधिक से अधिक 20 पासकी हो सकती हैं। पहले किसी एक को हटाएँ।",
  "unverified-sign-in": "इस साइन इन की जाँच नहीं हो सकी। कृपया फिर से साइन इन करें।",
  "unverified-email": "इस ईमेल का एक खाता पहले से है। उस पर भेजा गया लिंक खोलें, फिर साइन इन करें।",
  "other-provider": "इस साइट के खाते दूसरे ढंग से रखे जाते हैं",
  "identity-unavailable": "अभी साइन इन नहीं हो पा रहा। कृपया फिर कोशिश करें।",
  "too-many-guesses": "साइन इन की बहुत बार असफल कोशिश हुई। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-accounts": "यहाँ से बहुत सारे खाते बनाए गए हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-resets": "यहाँ से पासवर्ड बदलने के बहुत सारे लिंक माँगे गए हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-sign-in-links": "यहाँ से साइन इन के बहुत सारे लिंक माँगे गए हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-links": "यहाँ से बहुत सारे गलत लिंक खोले गए हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-emails": "इसके लिए बहुत सारे ईमेल भेजे जा चुके हैं। कृपया कुछ देर बाद फिर कोशिश करें।",
  "not-a-photo": "कृपया WebP, JPEG या PNG चित्र चुनें।",
  "photo-unreachable": "उस पते से कोई चित्र नहीं मिल सका।",
  "too-many-photos": "फ़ोटो बहुत बार बदली गई है। कृपया कुछ देर बाद फिर कोशिश करें।",
  "too-many-exports": "आपकी जानकारी बहुत बार उतारी गई है। कृपया कुछ देर बाद फिर कोशिश करें।",
  "unknown-mantra": "इस देवता का ऐसा कोई मंत्र नहीं है",
  "too-much-practice": "आज की सीमा पूरी हो गई है; बाकी कल लिखा जाएगा।",
  "other-person": "इस उपकरण पर किसी और ने साइन इन किया है",
  "no-reminders": "यह साइट याद नहीं दिलाती",
  "entry-not-found": "साधना की यह प्रविष्टि नहीं मिली",
};
