import type {
  fieldMessages as englishField,
  passkeyChoiceMessages as englishChoice,
  passwordRuleMessages as englishRules,
} from "../en/password.ts";
import { deviceName } from "./device.ts";
import { number } from "./language.ts";

export const fieldMessages: typeof englishField = { show: "दिखाएँ" };

/** Texts of the passkeys in a form that replaces the password. */
export const passkeyChoiceMessages: typeof englishChoice = {
  legend: "कौन-सी पासकी हटानी हैं",
  text: "पासकी से बिना पासवर्ड साइन इन होता है। जिन पर निशान होगा, वे हट जाएँगी। यहाँ आपके पिछले साइन इन के बाद जो कहीं और जोड़ी गईं, उन पर निशान पहले से है।",
  passkey: (device, day) => `${deviceName(device)}, ${day} को जोड़ी गई`,
};

export const passwordRuleMessages: typeof englishRules = {
  needs: "आपके पासवर्ड में यह चाहिए:",
  stillNeeds: "आपके पासवर्ड में अभी यह और चाहिए:",
  rules: {
    least: ({ minLength }) => `कम से कम ${number(minLength)} अक्षर`,
    most: ({ maxLength }) => `अधिक से अधिक ${number(maxLength)} अक्षर`,
    lowercase: () => "एक छोटा रोमन अक्षर, जैसे a",
    uppercase: () => "एक बड़ा रोमन अक्षर, जैसे A",
    number: () => "एक अंक",
    symbol: () => "एक चिह्न, जैसे ! या ?",
  },
  tooShort: (least) => `पासवर्ड में कम से कम ${number(least)} अक्षर होने चाहिए।`,
  lacks: (rules) => `पासवर्ड में ये होने चाहिए: ${rules.join("; ")}।`,
  goodPassword: "आपका पासवर्ड हर नियम पूरा करता है।",
};
