import type { ownRecordingMessages as english } from "../en/own-recording.ts";

/** What computer voices are called, by their credit in English. */
const ownWords: Readonly<Record<string, string>> = { "One voice": "एक स्वर" };

/** Texts of recording oneself, and of choosing who is heard. */
export const ownRecordingMessages: typeof english = {
  title: "आपकी अपनी रिकॉर्डिंग",
  promise:
    "मंत्र एक बार या कुछ बार जपें, बीच में रुकते हुए। सबसे अच्छा जप वह रिकॉर्डिंग बनेगा जो आप सुनेंगे। यह इसी उपकरण पर रहती है; और कोई इसे नहीं सुन सकता।",
  record: "रिकॉर्ड करें",
  stop: "रोकें",
  recording: (seconds) => `रिकॉर्डिंग: ${Math.floor(seconds)} से॰`,
  opening: "माइक्रोफ़ोन की प्रतीक्षा…",
  trimming: "सबसे अच्छा जप चुना जा रहा है…",
  trimmed: (seconds, repetitions) =>
    repetitions > 1
      ? `${repetitions} जप में से सबसे अच्छा: ${seconds.toFixed(1)} सेकंड। पहले इसे सुन लें।`
      : `एक जप: ${seconds.toFixed(1)} सेकंड। पहले इसे सुन लें।`,
  kept: "इस मंत्र की आपकी रिकॉर्डिंग इस उपकरण पर है।",
  preview: "आपकी रिकॉर्डिंग",
  use: "रखें और काम में लें",
  again: "फिर रिकॉर्ड करें",
  delete: "मिटाएँ",
  deleted: "आपकी रिकॉर्डिंग मिटा दी गई।",
  silent: "कुछ सुनाई नहीं दिया। माइक्रोफ़ोन के पास आएँ और फिर कोशिश करें।",
  notKept: "आपका ब्राउज़र इसे सहेज नहीं सकता, पर आप इसे अभी सुन सकते हैं।",
  failed: "रिकॉर्डिंग तैयार नहीं हो सकी। फिर कोशिश करें।",
  "refusal-refused": "इस साइट के लिए माइक्रोफ़ोन बंद है। ब्राउज़र की सेटिंग में इसे चालू करें।",
  "refusal-absent": "कोई माइक्रोफ़ोन नहीं मिला। उसे जोड़ें और फिर कोशिश करें।",
  "refusal-busy": "माइक्रोफ़ोन किसी और ऐप में चल रहा है। उसे बंद करें और फिर कोशिश करें।",
  "refusal-unsupported": "यह ब्राउज़र यहाँ माइक्रोफ़ोन नहीं चला सकता।",
  "refusal-lost": "माइक्रोफ़ोन बंद हो गया। कुछ रखा नहीं गया।",

  voice: "आवाज़",
  ours: "समूह (कंप्यूटर की आवाज़)",
  own: "आपकी अपनी रिकॉर्डिंग",
  ownHint: "आपकी अपनी रिकॉर्डिंग, जो इस उपकरण पर है",
  synthesizedBy: (credit) => `${ownWords[credit] ?? credit} (कंप्यूटर की आवाज़)`,
};
