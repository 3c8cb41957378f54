import type {
  fieldMessages as englishField,
  passkeyChoiceMessages as englishChoice,
  passwordRuleMessages as englishRules,
} from "../en/password.ts";

export const fieldMessages: typeof englishField = { show: "दिखाएँ" };

/** Texts of the passkeys in a form that replaces the password. */
export const passkeyChoiceMessages: typeof englishChoice = {
  legend: "कौन-सी पासकी हटानी हैं",
  text: "पासकी से बिना पासवर्ड साइन इन होता है। जिन पर निशान होगा, वे हट जाएँगी। यहाँ आपके पिछले साइन इन के बाद जो कहीं और जोड़ी गईं, उन पर निशान पहले से है।",
  passkey: (device, day) => `${device ?? "अनजान उपकरण"}, ${day} को जोड़ी गई`,
};

export const passwordRuleMessages: typeof englishRules = {
  needs: "आपके पासवर्ड में यह चाहिए:",
  stillNeeds: "आपके पासवर्ड में अभी यह और चाहिए:",
  goodPassword: "आपका पासवर्ड हर नियम पूरा करता है।",
};
