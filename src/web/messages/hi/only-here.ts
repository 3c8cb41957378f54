import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import type { heldBackMessages as englishHeldBack, onlyHereMessages as english } from "../en/only-here.ts";
import { number } from "./language.ts";

/** Says of a vow, a sitting or a mantra of one's own that the account has not taken it, by the reason of its refusal. */
export const onlyHereMessages: typeof english = {
  "many-vows": `केवल इस उपकरण पर: आपके खाते में पहले से ${number(mostVows)} संकल्प हैं, इससे अधिक नहीं रहते। उनमें से एक पूरा होने या छोड़ने पर यह भी जुड़ जाएगा।`,
  "many-own-sittings": `केवल इस उपकरण पर: आपके खाते में पहले से ${number(mostOwnSittings)} बैठकें हैं, इससे अधिक नहीं रहतीं। उनमें से एक हटाने पर यह भी जुड़ जाएगी।`,
  "many-own-mantras": `केवल इस उपकरण पर: आपके खाते में पहले से ${number(mostOfOwn.mantras)} मंत्र हैं, इससे अधिक नहीं रहते। उनमें से एक हटाने पर यह भी जुड़ जाएगा।`,
  "full-account":
    "केवल इस उपकरण पर: आपका खाता भर चुका है। जो उसमें है वह वहीं रहेगा और हर उपकरण पर मिलता रहेगा, पर नया कुछ नहीं जुड़ेगा, इसलिए इस ब्राउज़र का डेटा न मिटाइए।",
  other: "केवल इस उपकरण पर: आपका खाता इसे नहीं ले सका।",
};

/** Says on the profile that the account does not have all that was chosen on this device. */
export const heldBackMessages: typeof englishHeldBack = {
  refused: "इस उपकरण पर आपने जो चुना, उसमें से कुछ आपका खाता नहीं ले सका; वहाँ पहले जैसा ही है। यहाँ वह वैसा ही रहेगा जैसा आपने चुना।",
  waiting: "इस उपकरण पर आपने जो बदला, उसे आपका खाता अभी नहीं ले पा रहा है। वह यहाँ सुरक्षित है और अपने आप फिर भेजा जाएगा।",
};
