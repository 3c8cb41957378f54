import type { calendarPlaceMessages as english } from "../en/calendar-place.ts";

export const calendarPlaceMessages: typeof english = {
  title: "स्थान और मास",
  search: "नगर खोजें",
  hint: "लिखना शुरू करें, जैसे पुणे या लंदन।",
  nothing: "इस नाम का कोई नगर सूची में नहीं है। पास का कोई नगर चुनें, या अपना स्थान लें।",
  failed: "नगरों की सूची नहीं खुल सकी।",
  mine: "मेरा स्थान लें",
  mineHint: "ब्राउज़र पहले आपसे पूछता है। स्थान मोटा-मोटा ही भेजा जाता है, लगभग दस किलोमीटर के घेरे तक।",
  looking: "आपका स्थान देखा जा रहा है",
  refused: "आपका ब्राउज़र आपका स्थान नहीं बताता। आप कोई नगर चुन सकते हैं।",
  unknown: "आपका स्थान नहीं मिल सका। आप कोई नगर चुन सकते हैं।",
  months: "मास का अंत",
  monthChoices: { purnimanta: "पूर्णिमा को (उत्तर)", amanta: "अमावस्या को (दक्षिण, पश्चिम)" },
  done: "हो गया",
};
