import { expect, test } from "vitest";
import { accentTransliteration } from "./vedic-accents.ts";

/**
 * These are verses with their accents as they are published: the Ṛgveda as van Nooten and Holland print it, and its
 * verses in the Taittirīya Saṃhitā. Each verse has lines in both scripts and with accents.
 */
const published: [source: string, lines: [sanskrit: string, iast: string, accented: string][]][] = [
  [
    "Ṛgveda 1.1.1",
    [
      ["अ॒ग्निमी॑ळे पु॒रोहि॑तं ", "agnimīḷe purohitaṃ ", "agním īḷe puróhitaṃ "],
      ["य॒ज्ञस्य॑ दे॒वमृ॒त्विज॑म् । ", "yajñasya devamṛtvijam | ", "yajñásya devám ṛtvíjam | "],
      ["होता॑रं रत्न॒धात॑मम् ॥", "hotāraṃ ratnadhātamam ||", "hótāraṃ ratnadhā́tamam ||"],
    ],
  ],
  [
    "Ṛgveda 3.62.10",
    [
      ["तत्स॑वि॒तुर्वरे॑ण्यं॒ ", "tatsaviturvareṇyaṃ ", "tát savitúr váreṇyaṃ "],
      ["भर्गो॑ दे॒वस्य॑ धीमहि । ", "bhargo devasya dhīmahi | ", "bhárgo devásya dhīmahi | "],
      ["धियो॒ यो नः॑ प्रचो॒दया॑त् ॥", "dhiyo yo naḥ pracodayāt ||", "dhíyo yó naḥ pracodáyāt ||"],
    ],
  ],
  [
    "Ṛgveda 7.59.12, after an Om",
    [
      ["ॐ त्र्य॑म्बकं यजामहे ", "oṃ tryambakaṃ yajāmahe ", "oṃ tryàmbakaṃ yajāmahe "],
      ["सु॒गन्धिं॑ पुष्टि॒वर्ध॑नम् । ", "sugandhiṃ puṣṭivardhanam | ", "sugándhiṃ puṣṭivárdhanam | "],
      ["उ॒र्वा॒रु॒कमि॑व॒ बन्ध॑नान् ", "urvārukamiva bandhanān ", "urvārukám iva bándhanān "],
      ["मृ॒त्योर्मु॑क्षीय॒ मामृता॑त् ॥", "mṛtyormukṣīya māmṛtāt ||", "mṛtyór mukṣīya mā́mṛ́tāt ||"],
    ],
  ],
  [
    "Ṛgveda 10.90.1",
    [
      ["स॒हस्र॑शीर्षा॒ पुरु॑षः ", "sahasraśīrṣā puruṣaḥ ", "sahásraśīrṣā púruṣaḥ "],
      ["सहस्रा॒क्षः स॒हस्र॑पात् । ", "sahasrākṣaḥ sahasrapāt | ", "sahasrākṣáḥ sahásrapāt | "],
      ["स भूमिं॑ वि॒श्वतो॑ वृ॒त्वा", "sa bhūmiṃ viśvato vṛtvā", "sá bhū́miṃ viśváto vṛtvā́"],
      ["त्य॑तिष्ठद्दशाङ्गु॒लम् ॥", "tyatiṣṭhaddaśāṅgulam ||", "tyatiṣṭhaddaśāṅgulám ||"],
    ],
  ],
  [
    "Ṛgveda 1.50.1",
    [
      ["उदु॒ त्यं जा॒तवे॑दसं ", "udu tyaṃ jātavedasaṃ ", "úd u tyáṃ jātávedasaṃ "],
      ["दे॒वं व॑हन्ति के॒तवः॑ । ", "devaṃ vahanti ketavaḥ | ", "deváṃ vahanti ketávaḥ | "],
      ["दृ॒शे विश्वा॑य॒ सूर्य॑म् ॥", "dṛśe viśvāya sūryam ||", "dṛśé víśvāya sū́ryam ||"],
    ],
  ],
  [
    "Taittirīya Saṃhitā 4.5.1",
    [
      [
        "नम॑स्ते रुद्र म॒न्यव॑ उ॒तो त॒ इष॑वे॒ नमः॑ ।",
        "namaste rudra manyava uto ta iṣave namaḥ |",
        "námas te rudra manyáva utó ta íṣave námaḥ |",
      ],
    ],
  ],
  ["independent svarita on a diphthong, and long svarita", [["दे॒वै᳚ र॒थ्यः॑ ।", "devai rathyaḥ |", "devaì rathyàḥ |"]]],
];

const inLines = (lines: readonly (readonly string[])[]) => ({
  sanskrit: lines.map(([sanskrit = ""]) => sanskrit),
  transliteration: lines.map(([, iast = ""]) => iast),
});

/** Published texts divide words that the Devanagari writes together, so only letters are compared. */
const lettersOnly = (text: string) => text.replaceAll(" ", "").normalize("NFC");

test.each(published)("the accents of %s are those that are published", (_, lines) => {
  const accented = accentTransliteration(inLines(lines), "rigveda");
  expect(accented?.map(lettersOnly)).toEqual(lines.map(([, , wanted]) => lettersOnly(wanted)));
});

/** The acute of ś is part of the letter, so it is kept. */
const withoutAccents = (line: string) =>
  line
    .normalize("NFD")
    .replaceAll(/(?<!s)[\u0300\u0301]/g, "")
    .normalize("NFC");

test("without the accents, the transliteration is as it was, to the letter", () => {
  for (const [, lines] of published) {
    const text = inLines(lines);
    expect(accentTransliteration(text, "rigveda")?.map(withoutAccents)).toEqual(text.transliteration);
  }
});

const doubtful: [why: string, sanskrit: string, iast: string][] = [
  ["no accents", "नमः शिवाय", "namaḥ śivāya"],
  ["a half verse without accents", "अ॒ग्निमी॑ळे । नमः", "agnimīḷe | namaḥ"],
  ["a svarita after another", "अ॑ग्निमी॑ळे", "agnimīḷe"],
  ["a low syllable before a pause", "अ॒ग्निमी॑ळे॒", "agnimīḷe"],
  ["a digit that carries the signs", "अ॒प्स्व१॒॑न्तर॒मृत॑म्", "apsvantaramṛtam"],
  ["two signs on a syllable", "अ॒॑ग्निमी॑ळे", "agnimīḷe"],
  ["other syllables in the other script", "अ॒ग्निमी॑ळे", "agnimīḷepu"],
];

test.each(doubtful)("a text with %s stays without accents", (_, sanskrit, iast) => {
  expect(accentTransliteration(inLines([[sanskrit, iast]]), "rigveda")).toBeNull();
});

test("what a Taittirīya text leaves open behind a svarita stays without accents", () => {
  // If this text were read as the Ṛgveda is, it would lose the udātta of apā́m.
  const text = inLines([["यो॑ऽपां पुष्पं॒ वेद॑ ।", "yo’pāṃ puṣpaṃ veda |"]]);
  expect(accentTransliteration(text, "taittiriya")).toBeNull();
  const clear = inLines([["नम॑स्ते रुद्र म॒न्यवे॑ ।", "namaste rudra manyave |"]]);
  expect(accentTransliteration(clear, "taittiriya")).toEqual(["námaste rudra manyáve |"]);
});
