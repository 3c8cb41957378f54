import type { searchMessages as english } from "../en/search.ts";
import { counted } from "./language.ts";

export const searchMessages: typeof english = {
  title: "खोज",
  lead: "देवता, मंत्र, स्तोत्र और लेख, किसी भी वर्तनी में, भारत की किसी भी लिपि में या रोमन में।",
  label: "आप क्या खोज रहे हैं?",
  find: "खोजें",
  searching: "खोज रहे हैं",
  deity: "देवता",
  mantra: "मंत्र",
  hymn: "स्तोत्र",
  teaching: "आध्यात्मिक लेख",
  chant: "जप",
  kindOf: (kind, ...details) => [kind, ...details.filter(Boolean)].join(" · "),
  found: (count, query) => `“${query}” के लिए ${counted(count, "परिणाम", "परिणाम")}`,
  nothing: (query) => `“${query}” के लिए कुछ नहीं मिला`,
  nearest: "सबसे निकट यह है",
  nothingHint: "कम शब्दों में या दूसरी वर्तनी में लिखकर देखें।",
  begin: "यहाँ से शुरू कर सकते हैं",
  suggestions: ["गायत्री", "ॐ नमः शिवाय", "गणपति", "शांति", "रक्षा", "उच्चारण", "मृत्युंजय"],
  failed: "खोज पूरी नहीं हो सकी",
  tryAgain: "फिर कोशिश करें",
};
