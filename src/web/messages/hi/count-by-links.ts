import type { countByLinksMessages as english } from "../en/count-by-links.ts";
import { number } from "./language.ts";

export const countByLinksMessages: typeof english = {
  how: "गोले पर हर स्पर्श एक मनका गिनता है, और ब्राउज़र का “वापस” उसे लौटा लेता है। इस पृष्ठ का बुकमार्क गिनती सहेज लेता है। कहीं कुछ भेजा नहीं जाता, इसलिए यह माला आपकी प्रोफ़ाइल में नहीं जुड़ती।",
  mala: "माला",
  back: (mantra) => `वापस: ${mantra}`,
  notFound: "मंत्र नहीं मिला",
  begin: "आरंभ करें",
  outOf: (beads) => `${number(beads)} में से`,
  completed: "पूरा हुआ",
  next: "अगली माला शुरू करें",
};
