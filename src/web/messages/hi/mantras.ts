import type { mantrasMessages as english } from "../en/mantras.ts";

export const mantrasMessages: typeof english = {
  title: "पवित्र मंत्रों का संग्रह",
  lead: "हर देवता के अपने मंत्र हैं: जपने के नाम, स्तुति के श्लोक, और कुछ के गायत्री मंत्र भी। जिनकी ओर मन जाए, उन्हीं से शुरू करें।",
  view: (name) => `${name} के मंत्र देखें`,
  prayers: "प्रतिदिन की प्रार्थनाएँ",
  viewPrayers: "प्रार्थनाएँ देखें",
  viewPrayersOf: (name) => `प्रार्थनाएँ देखें: ${name}`,
  hymns: "स्तोत्र",
  aboutHymns: "हनुमान चालीसा जैसे पूरे पाठ, पढ़ने, सुनने और एक-एक पद जपने के लिए।",
  viewHymns: "स्तोत्र देखें",
  ownMantras: "अपना मंत्र जपें",
};
