import type { frameMessages as english, withoutScriptMessages as englishWithoutScript } from "../en/frame.ts";

export const frameMessages: typeof english = {
  skip: "सीधे पाठ पर जाएँ",
  navigation: "मुख्य",
  openMenu: "मुख्य मेनू खोलें",
  home: "मुखपृष्ठ",
  mantras: "मंत्र",
  hymns: "स्तोत्र",
  meditation: "ध्यान",
  teachings: "आध्यात्मिक लेख",
  about: "परिचय",
  favorites: "प्रिय",
  profile: "प्रोफ़ाइल",
  calendar: "पंचांग",
  legal: "कानूनी जानकारी",
  search: "खोज",
  adPlaceholder: "विज्ञापन का स्थान",
  adChoices: "विज्ञापन की सेटिंग",
  signIn: "साइन इन करें",
  authLoading: "साइन इन की जाँच हो रही है…",
  loading: "खुल रहा है",
  rights: (year, name) => `© ${year} ${name}. सर्वाधिकार सुरक्षित।`,
};

/** Limits of a screen in a browser without scripts. Screens that are not listed have none. */
export const withoutScriptMessages: typeof englishWithoutScript = {
  deity: "इस ब्राउज़र में JavaScript बंद है। रिकॉर्डिंग हर मंत्र के पृष्ठ पर सुनी जा सकती है।",
  chant: "इस ब्राउज़र में JavaScript बंद है, इसलिए मनके लिंक से गिने जाते हैं। रिकॉर्डिंग फिर भी चलती है।",
  calendar: "इस ब्राउज़र में JavaScript बंद है, इसलिए पंचांग एक ही स्थान का और आने वाले दिनों का है।",
  meditation: "इस ब्राउज़र में JavaScript बंद है, इसलिए समय नहीं नापा जाएगा। बैठने की विधि आप पढ़ सकते हैं।",
  auth: "इस ब्राउज़र में JavaScript बंद है, और साइन इन के लिए वह चाहिए। सभी मंत्र और लेख आप फिर भी पढ़ सकते हैं।",
  favorites: "इस ब्राउज़र में JavaScript बंद है, और प्रिय मंत्रों के लिए वह चाहिए। सभी मंत्र और लेख आप फिर भी पढ़ सकते हैं।",
  profile: "इस ब्राउज़र में JavaScript बंद है, और प्रोफ़ाइल के लिए वह चाहिए। सभी मंत्र और लेख आप फिर भी पढ़ सकते हैं।",
};
