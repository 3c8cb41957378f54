import type { wordsMessages as english } from "../en/words.ts";

export const wordsMessages: typeof english = {
  title: "शब्दार्थ",
  titleOf: (verse) => `शब्दार्थ: ${verse}`,
  loading: "शब्द खुल रहे हैं…",
  prose: "अन्वय",

  note: "चुना हुआ शब्द",
  more: "इस शब्द के बारे में और",
  less: "कम",
  meaning: "अर्थ",
  form: "रूप",
  stem: "मूल शब्द",
  parts: "किनसे बना",
  previous: "पिछला शब्द",
  next: "अगला शब्द",
  play: "यहाँ से चलाएँ",
  close: "बंद करें",
};
