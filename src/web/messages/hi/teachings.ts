/* @chunk reading */
import type {
  blogMessages as englishBlog,
  postMessages as englishPost,
  readingMessages as englishReading,
  teachingMessages as english,
} from "../en/teachings.ts";
import { number } from "./language.ts";

/** Texts of both the list of teachings and a teaching's page. */
export const teachingMessages: typeof english = { noDate: "प्रकाशन की तिथि ज्ञात नहीं" };

export const blogMessages: typeof englishBlog = {
  title: "आध्यात्मिक लेख",
  lead: "मंत्रों पर, उन ग्रंथों पर जिनसे वे आए हैं, और उनके जप पर। धीरे-धीरे पढ़ने के लिए, एक बार में एक।",
  readMore: "आगे पढ़ें",
  empty: "अभी कोई लेख नहीं है।",
  comeBack: "नए लेखों के लिए कृपया फिर आएँ।",
  failed: "क्षमा करें, अभी लेख नहीं खुल रहे हैं।",
  tryLater: "कृपया कुछ देर बाद फिर कोशिश करें।",
  tryAgain: "फिर कोशिश करें",
};

export const postMessages: typeof englishPost = {
  back: "सभी लेख",
  minutesToRead: (minutes) => `पढ़ने में ${number(minutes)} मिनट`,
  reading: "अक्षरों का आकार और रूप",
  readingSign: "अ",
  readingFailed: "अक्षरों की सेटिंग नहीं खुल सकी",
  related: "इससे जुड़े लेख",
  views: (count) => `${number(count)} बार पढ़ा गया`,
  neighbors: "और लेख",
  previous: "पिछला लेख",
  next: "अगला लेख",
  missing: "क्षमा करें, जिस लेख को आप खोज रहे हैं, वह नहीं मिला।",
  maybe: "हो सकता है वह कहीं और चला गया हो, या अब न हो।",
  failed: "लेख नहीं खुल सका",
  tryAgain: "फिर कोशिश करें",
};

export const readingMessages: typeof englishReading = {
  typeface: "अक्षरों का रूप",
  typefaces: { sans: "सादा", serif: "किताबी" },
};
