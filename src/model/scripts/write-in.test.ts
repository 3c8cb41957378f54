import { globSync, readFileSync } from "node:fs";
import Sanscript from "@indic-transliteration/sanscript";
import { expect, test } from "vitest";
import { toDevanagari } from "../indic-scripts.ts";
import { lacksAccents, otherScripts, writeIn, type OtherScript } from "./write-in.ts";

const textOfContent = globSync("content/{deities,collections,hymns}/**/*.yaml")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Every word in Devanagari in the English texts of the catalogue. */
const words = [...new Set(textOfContent.match(/[\u0900-\u0963]+/g) ?? [])];

test.each<[OtherScript, string]>([
  ["Telu", "ఓం త్ర్యమ్బకం యజామహే । కృష్ణాయ సోఽహమ్ పితౄన్"],
  ["Knda", "ಓಂ ತ್ರ್ಯಮ್ಬಕಂ ಯಜಾಮಹೇ । ಕೃಷ್ಣಾಯ ಸೋಽಹಮ್ ಪಿತೄನ್"],
  ["Mlym", "ഓം ത്ര്യമ്ബകം യജാമഹേ । കൃഷ്ണായ സോഽഹമ് പിതൄൻ"],
  ["Beng", "ওঁ ত্র্যম্বকং যজামহে । কৃষ্ণায় সোঽহম্ পিতৄন্"],
  ["Gujr", "ૐ ત્ર્યમ્બકં યજામહે । કૃષ્ણાય સોઽહમ્ પિતૄન્"],
  ["Guru", "ਓਂ ਤ੍ਰ੍ਯਮ੍ਬਕੰ ਯਜਾਮਹੇ । ਕ੍ਰਿਸ਼੍ਣਾਯ ਸੋ’ਹਮ੍ ਪਿਤ੍ਰੀਨ੍"],
  ["Orya", "ଓଁ ତ୍ର୍ୟମ୍ବକଂ ଯଜାମହେ । କୃଷ୍ଣାୟ ସୋଽହମ୍ ପିତୄନ୍"],
  ["Taml", "ௐ த்ர்யம்ப³கம்ʼ யஜாமஹே । க்ருʼஷ்ணாய ஸோ’ஹம் பித்ரூʼன்"],
])("a mantra in %s", (script, written) => {
  expect(writeIn(script, "ॐ त्र्यम्बकं यजामहे । कृष्णाय सोऽहम् पितॄन्")).toBe(written.normalize("NFC"));
});

test.each<[OtherScript, string, string]>([
  ["Taml", "धर्मः गुरुः ग्रे", "த⁴ர்ம: கு³ரு: க்³ரே"],
  ["Taml", "नमः आनन्दः अन्तः", "நம: ஆனந்த³: அந்த:"],
  ["Beng", "शिवाय यत्र तत् सत्यम् सूर्य", "শিবায় যত্র তৎ সত্যম্ সূর্য"],
  ["Beng", "बड़ा पढ़े व्यास कमळ", "বড়া পঢ়ে ব্যাস কমল"],
  ["Mlym", "धर्म सूर्य त्र्यक्ष श्रीमान्", "ധർമ സൂര്യ ത്ര്യക്ഷ ശ്രീമാൻ"],
  ["Guru", "मंत्र कहाँ उच्चैः बुद्धि ऋषि बड़ा", "ਮੰਤ੍ਰ ਕਹਾਂ ਉੱਚੈਃ ਬੁਦ੍ਧਿ ਰਿਸ਼ਿ ਬੜਾ"],
  ["Orya", "यत्र शिवाय पढ़े", "ଯତ୍ର ଶିଵାୟ ପଢ଼େ"],
])("what %s writes in its own way: %s", (script, devanagari, written) => {
  expect(writeIn(script, devanagari.normalize("NFC"))).toBe(written.normalize("NFC"));
});

test("no text keeps a letter of Devanagari, and the sign of another faith is never written for Om", () => {
  expect(words.length).toBeGreaterThan(4000);
  for (const script of otherScripts) {
    const written = words.map((word) => writeIn(script, word));
    expect(written.filter((word) => /[\u0900-\u0950\u0953-\u0963]/.test(word))).toEqual([]);
    expect(written.join(" ")).not.toContain("ੴ");
  }
});

test("accents stay where fonts draw them, and are left out elsewhere", () => {
  expect(writeIn("Telu", "अ॒ग्निम्")).toBe("అ॒గ్నిమ్");
  for (const script of otherScripts) {
    expect(writeIn(script, "अ॒ग्निमी॑ळे")).toMatch(lacksAccents(script) ? /^[^\u0951\u0952]+$/ : /[\u0951\u0952]/);
  }
});

/** These scripts have no letters for the flaps of Hindi, so the nukta is removed. */
const withoutNukta = (text: string) => text.normalize("NFC").replaceAll("\u093c", "");

const oneOm = (text: string) => text.replaceAll(/ओ[ंँ]/g, "ॐ");

const readBack = (text: string) => oneOm(toDevanagari(text).normalize("NFC").replaceAll("य\u093c", "य"));

test.each<[OtherScript, (devanagari: string) => string]>([
  ["Telu", withoutNukta],
  ["Knda", withoutNukta],
  ["Mlym", withoutNukta],
  ["Gujr", (text) => text],
  ["Orya", (text) => text.replaceAll(/[\u0951\u0952]/g, "")],
  // Bengali has one letter for b and v, and no letter for ळ.
  ["Beng", (text) => text.replaceAll("व", "ब").replaceAll("ळ", "ल")],
])("every word in %s is read back as it was, but for the sounds that script does not have", (script, expected) => {
  const plain = (text: string) => oneOm(expected(text.normalize("NFC")).replaceAll("य\u093c", "य"));
  expect(words.filter((word) => readBack(writeIn(script, word)) !== plain(word))).toEqual([]);
});

// The package's types describe a global variable; its export is the same object.
const { t: convert } = Sanscript as unknown as { t: (text: string, from: string, to: string) => string };

test.each<[OtherScript, string]>([
  ["Telu", "telugu"],
  ["Knda", "kannada"],
  ["Gujr", "gujarati"],
])("words in %s are those of the converter that others use", (script, scheme) => {
  const converted = words.filter((word) => !/[\u093c\u0950]/.test(word.normalize("NFD")));
  expect(converted.filter((word) => writeIn(script, word) !== convert(word, "devanagari", scheme))).toEqual([]);
});
