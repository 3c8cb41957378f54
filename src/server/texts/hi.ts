import type * as english from "./en.ts";
import type { DeviceOfPasskey } from "./text-types.ts";

/** The texts that the server itself writes in Hindi. */

const anotherLink = "यह लिंक एक ही बार, अगले 30 मिनट तक काम करता है। उसके बाद आप जब चाहें, नया लिंक मँगा सकते हैं।";
const newPassword = "नया पासवर्ड चुनें";

export const letters: typeof english.letters = {
  confirmation: (product) => ({
    subject: `${product} के लिए अपने ईमेल की पुष्टि करें`,
    before: ["नमस्ते,", `${product} पर एक खाते के लिए यह ईमेल पता दिया गया है। यदि यह आपने किया है, तो यहाँ इसकी पुष्टि करें:`],
    action: "इस पते की पुष्टि करें",
    after: [
      "यह लिंक एक ही बार, अगले तीन दिन तक काम करता है। आपकी प्रोफ़ाइल से आप जब चाहें, दूसरा लिंक मँगा सकते हैं।",
      "यदि यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।",
    ],
  }),

  reset: (product, name) => ({
    subject: `${product} के लिए नया पासवर्ड`,
    before: [
      name === null ? "नमस्ते," : `नमस्ते ${name},`,
      `किसी ने, शायद आपने ही, ${product} पर आपके खाते के लिए नया पासवर्ड माँगा है। उसे यहाँ चुनें:`,
    ],
    action: newPassword,
    after: [anotherLink, "यदि यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वैसा ही रहेगा।"],
  }),

  signIn: (product, name) => ({
    subject: `${product} के लिए आपका साइन इन लिंक`,
    before: [
      `नमस्ते ${name},`,
      `किसी ने, शायद आपने ही, ${product} पर आपके खाते में साइन इन करने का लिंक माँगा है। उससे एक पन्ना खुलेगा, जिसके बटन से आप साइन इन हो जाएँगे:`,
    ],
    action: "साइन इन करें",
    after: [
      "यह लिंक एक ही बार, अगले 15 मिनट तक काम करता है। इसे किसी और को न दें।",
      "यदि यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है: इस लिंक के बिना कोई भीतर नहीं आ सकता।",
    ],
  }),

  firstSignIn: (product) => ({
    subject: `${product} में आपकी वापसी का रास्ता`,
    before: [
      "नमस्ते,",
      `किसी ने, शायद आपने ही, ${product} पर आपके खाते में साइन इन करने का लिंक माँगा है। इस ईमेल पते की पुष्टि अभी नहीं हुई है। खाता केवल आपका ही रहे, इसके लिए यहाँ नया पासवर्ड चुनें और उसी से साइन इन करें:`,
    ],
    action: newPassword,
    after: [anotherLink, "यदि यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।"],
  }),

  emailChange: (product) => ({
    subject: `${product} पर आपका ईमेल पता`,
    before: [
      "नमस्ते,",
      `आपका पासवर्ड जानने वाले किसी व्यक्ति ने ${product} पर आपके खाते का यह ईमेल पता बदलने को कहा है। पुष्टि होते ही दूसरा पता काम में आएगा।`,
      "यदि यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है। यदि नहीं, तो अभी नया पासवर्ड चुनें; इससे यह बदलाव रुक जाएगा और हर उपकरण से साइन आउट हो जाएगा:",
    ],
    action: newPassword,
    after: [],
  }),

  credentials: {
    "passkey-added": {
      subject: (product) => `${product} पर नई पासकी`,
      happened: (product) => `${product} पर आपके खाते में एक पासकी जोड़ी गई है।`,
    },
    "passkey-removed": {
      subject: (product) => `${product} पर एक पासकी हटाई गई`,
      happened: (product) => `${product} पर आपके खाते से एक पासकी हटाई गई है।`,
    },
    "password-changed": {
      subject: (product) => `${product} पर आपका पासवर्ड बदला गया`,
      happened: (product) => `${product} पर आपके खाते के लिए नया पासवर्ड रखा गया है।`,
    },
  },

  credential: (passkeys) => ({
    before: [
      passkeys.length === 0
        ? "अब कोई पासकी इसमें साइन इन नहीं करती, केवल आपका पासवर्ड।"
        : `अब ये पासकी इसमें साइन इन करती हैं: ${passkeys.map(nameDevice).join("; ")}।`,
      "यदि यह आपने किया है, तो आपको कुछ करने की ज़रूरत नहीं है। यदि नहीं, तो अभी नया पासवर्ड चुनें। उसी पन्ने पर पासकी भी दिखती हैं, जो आपकी न हों वे हटाई जा सकती हैं, और हर उपकरण से साइन आउट हो जाता है:",
    ],
    action: newPassword,
  }),

  greeting: "नमस्ते,",
};

/** Turns "Chrome on Android" into "Android पर Chrome". */
function nameDevice({ device, day }: DeviceOfPasskey) {
  const [browser, system] = (device ?? "").split(" on ");
  const name = system === undefined ? device : `${system} पर ${browser}`;
  return `${name ?? "अज्ञात उपकरण"}, ${day} को जोड़ी गई`;
}

export const reminders: typeof english.reminders = {
  timeToPractice: "साधना का समय हो गया है",
  yourVow: "आपका संकल्प",
  practice: "साधना",
  practiceOf: (mantras) => `साधना: ${mantras.join(", ")}`,
  vow: "संकल्प",
  dayOf: (name, day, days) => `${name}: ${days} में से दिन ${day}`,
  malas: (count) => (count === 1 ? "1 माला" : `${count} मालाएँ`),
  rounds: (count, size) => (count === 1 ? `${size} का 1 फेरा` : `${size} के ${count} फेरे`),
  customs: { smarta: "स्मार्त", vaishnava: "वैष्णव" },
  others: (why, date) => `${why} कुछ लोग इसे ${date} को मनाते हैं।`,
};

export const feeds: typeof english.feeds = { title: (site) => `${site}: आध्यात्मिक लेख` };

/** A mantra that a person has made has this name, because the server does not know its title. */
export const ownMantra: string = "आपका अपना मंत्र";

/** A search in the history finds each kind of practice by these words. */
export const kindsOfPractice = { chant: "जप मंत्र", own: "आपका अपना", sitting: "ध्यान बैठक" };

/** A search finds all things of a kind by these words. */
export const kindsOfThing = { deity: "देवता देवी भगवान", mantra: "मंत्र जप", hymn: "स्तोत्र स्तुति भजन गीत", article: "लेख" };
