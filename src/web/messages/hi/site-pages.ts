import type { legalMessages as english } from "../en/site-pages.ts";

export const legalMessages: typeof english = {
  title: "कानूनी जानकारी",
  updated: "पिछला बदलाव: 4 अप्रैल 2025",
  texts: "कानूनी दस्तावेज़",
  questions: "इनके बारे में, या अपनी जानकारी के बारे में कोई प्रश्न है?",
  contact: "हमसे कैसे संपर्क करें",
};
