import type { pageMessages as english } from "../en/pages.ts";

/** Titles and descriptions for tabs and search engines. */
export const pageMessages: typeof english = {
  home: {
    title: "आध्यात्मिक उन्नति के लिए पवित्र ध्वनियाँ",
    description: "प्रामाणिक संस्कृत मंत्र, 108 जप की गिनती, मार्गदर्शन के साथ ध्यान, और आध्यात्मिक लेख।",
  },
  mantras: {
    title: "पवित्र मंत्रों का संग्रह",
    description: "देवताओं के संस्कृत मंत्र, रोमन लिप्यंतरण और अर्थ के साथ, और उनका जप करने का स्थान।",
  },
  hymns: { title: "स्तोत्र", description: "एक-एक पद पढ़ने, सुनने और जपने के लिए स्तोत्र।" },
  deity: (name) => `${name} के मंत्र`,
  meditation: {
    title: "पवित्र ध्यान",
    description: "ॐ, बाँसुरी या हरे कृष्ण के साथ, धीरे घूमते मंडल के सामने, तय समय तक बैठें। अंत में घंटी बजती है।",
  },
  chant: (title) => `जप: ${title}`,
  chantText: ({ sanskrit, meaning }) => `${sanskrit} · ${meaning}`,
  verseText: ({ sanskrit, meaning }) => `${sanskrit} · ${meaning}`,
  blog: { title: "आध्यात्मिक लेख", description: "मंत्रों पर, उनके ग्रंथों पर और उनकी साधना पर लेख।" },
  search: { title: "खोज", description: "देवता, मंत्र और लेख खोजें।" },
  auth: { title: "साइन इन", description: "प्रिय मंत्र और साधना का लेखा रखने के लिए साइन इन करें या खाता बनाएँ।" },
  confirmEmail: { title: "ईमेल की पुष्टि", description: "पुष्टि करें कि यह ईमेल पता आपका है।" },
  favorites: { title: "मेरे प्रिय मंत्र", description: "वे मंत्र, जो आपके मन के पास हैं।" },
  ownMantras: { title: "मेरे मंत्र", description: "आपके अपने मंत्र, जिन्हें आपके सिवा कोई नहीं देखता।" },
  profile: { title: "मेरी प्रोफ़ाइल", description: "आपकी साधना, आपके प्रिय मंत्र और आपका खाता।" },
  history: { title: "साधना का इतिहास", description: "आपकी साधना, महीने के अनुसार।" },
  missing: { title: "पृष्ठ नहीं मिला", description: "इस पते पर कोई पृष्ठ नहीं है।" },
};
