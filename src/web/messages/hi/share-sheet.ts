import type { shareSheetMessages as english } from "../en/share-sheet.ts";

/** Texts of the sheet that shares a verse or mantra. */
export const shareSheetMessages: typeof english = {
  title: (title) => `साझा करें: ${title}`,
  link: "लिंक भेजें",
  copy: "पाठ और लिंक कॉपी करें",
  picture: "चित्र बनाकर भेजें",
  savePicture: "चित्र बनाकर सहेजें",
  close: "बंद करें",
  outcomes: {
    copied: { title: "कॉपी हो गया", description: "पाठ और उसका लिंक क्लिपबोर्ड पर हैं।" },
    refused: {
      title: "साझा नहीं हुआ",
      description: "आपका ब्राउज़र इसकी अनुमति नहीं देता। मंत्र का पृष्ठ खोलें, और उसका पता कॉपी करें।",
    },
    "no-picture": { title: "चित्र नहीं बना", description: "इस उपकरण पर चित्र नहीं बन सका।", variant: "destructive" },
  },
};
