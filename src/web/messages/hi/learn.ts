import type { learnMessages as english } from "../en/learn.ts";

const toSteps = (step: string) => `आगे: ${step}`;

/** Texts of the path on which a mantra is learned. */
export const learnMessages: typeof english = {
  length: (count) => `छह छोटे चरण${count === null ? "" : `, लगभग ${count} मिनट`}। जहाँ छोड़ें, वहीं से आगे बढ़ें।`,
  steps: "चरण",
  names: { hear: "सुनें", read: "पढ़ें", lines: "पंक्ति", say: "बोलें", three: "3", eleven: "11", mala: "108" },
  titles: {
    hear: "सुनें",
    read: "पढ़ें",
    slowly: "धीरे-धीरे",
    say: "बोलें",
    three: "तीन बार",
    eleven: "ग्यारह बार",
    mala: "पूरी माला",
  },
  next: {
    lines: toSteps("एक-एक पंक्ति"),
    slowly: toSteps("धीरे-धीरे"),
    say: toSteps("बोलें"),
    three: toSteps("3 बार"),
    eleven: toSteps("11 बार"),
    mala: toSteps("108 बार"),
  },
  failed: "रिकॉर्डिंग अभी नहीं चल रही। आप उसके बिना आगे बढ़ सकते हैं।",

  hear: "पूरा मंत्र एक बार सुनें। जो अक्षर गाया जा रहा है, वह ऊपर चमकता है।",
  read: "पूरा मंत्र एक बार धीरे-धीरे पढ़ें। इसकी रिकॉर्डिंग अभी नहीं है।",
  listen: "सुनें",
  stop: "रोकें",
  again: "फिर सुनें",

  lineOf: (line, lines) => `${lines} में से पंक्ति ${line}`,
  words: "किसी शब्द को छूकर जानें कि यहाँ उसका अर्थ क्या है।",
  readLine: "इस पंक्ति को कुछ बार बोलकर पढ़ें।",
  playSlowly: "धीमे चलाएँ",
  continueLine: (line) => `आगे: पंक्ति ${line}`,
  pause: "रोकें",
  previousLine: "पिछली पंक्ति",
  nextLine: "अगली पंक्ति",

  say: "इसे बोलें, फिर सिखाने वाली आवाज़ के साथ अपनी आवाज़ सुनें। आपकी रिकॉर्डिंग इस उपकरण से बाहर नहीं जाती, और रखी भी नहीं जाती।",
  sayAloud: "अपने समय से इसे कुछ बार बोलें।",
  part: "क्या बोलना है",
  whole: "पूरा मंत्र",
  record: "मेरी आवाज़ रिकॉर्ड करें",
  stopRecording: "रिकॉर्डिंग रोकें",
  hearBoth: "दोनों सुनें",
  recordAgain: "फिर रिकॉर्ड करें",
  inTurn: "माइक्रोफ़ोन के बिना",
  inTurnHint: "पहले सुनें। फिर उसके बाद के मौन में बोलें।",
  yourTurn: "आपकी बारी",
  teacher: "सुनें",
  seconds: (seconds) => `रिकॉर्डिंग: ${Math.floor(seconds)} से॰`,
  opening: "माइक्रोफ़ोन की प्रतीक्षा…",

  rounds: "रिकॉर्डिंग के साथ-साथ बोलें। हर बार पाठ कुछ और धुँधला होता जाता है।",
  roundsAlone: "बोलें, और हर बार के बाद बटन दबाएँ। पाठ कुछ और धुँधला होता जाता है।",
  byHeart: "पाठ ओझल हो जाता है। फिर देखने के लिए उसकी जगह छुएँ।",
  byHeartAlone: "हर बार के बाद बटन दबाएँ। पाठ ओझल हो जाता है; फिर देखने के लिए उसकी जगह छुएँ।",
  roundsDone: (done, goal) => `${goal} में से ${done}`,
  begin: "शुरू करें",
  goOn: (done, goal) => `आगे: ${goal} में से ${done}`,
  said: "मैंने बोल लिया",
  showText: "पाठ दिखाएँ",

  mala: "अब यह आपको याद है। माला 108 जप की होती है, और पाठ सामने रहता है।",
  startMala: "माला शुरू करें",
  learnAgain: "फिर से सीखें",
};
