import { join } from "node:path";
import { expect, test } from "vitest";
import { accentsOf, withoutAccents } from "./accents.ts";
import { arrange } from "./chant.ts";
import { readMantraTexts } from "./mantra-text.ts";
import { cutIntoPieces } from "./pieces.ts";

/** This is the first quarter of Ṛgveda 1.1.1. */
const AGNIM = { id: "agnim", sanskrit: "अ॒ग्निमी॑ळे पु॒रोहि॑तम्", transliteration: "agnimīl̤e purohitam" };
/** This is the first quarter of Ṛgveda 10.90.1. */
const PURUSHA = { id: "purusha", sanskrit: "स॒हस्र॑शीर्षा॒ पुरु॑षः ।", transliteration: "sahasraśīrṣā puruṣaḥ |" };

test("marks below and above an akṣara are anudātta and svarita, no mark is 0", () => {
  expect(accentsOf(AGNIM.sanskrit)).toBe("-0+0-0+0");
  expect(accentsOf(PURUSHA.sanskrit)).toBe("-0+0-0+0");
  expect(accentsOf("तन्म᳚ आ॒हुः")).toBe("0+-0");
});

test("the verses of the Ṛgveda whose accents are certain are sung by them, syllable by syllable", () => {
  const texts = readMantraTexts(join(import.meta.dirname, "../../content"));
  const signsOf = (id: string) => accentsOf(texts.find((text) => text.id === id)?.accented ?? "");
  expect(signsOf("maha-mrityunjaya")).toBe("0+000000-0+0-0+0---0+-0+0-0+0-00+");
  expect(signsOf("gayatri-mantra")).toBe("000-+0+-00+-0+-0+0000-0+0-0+");
  expect(signsOf("ud-u-tyam")).toBe("0-0-0+00-0+00-0+-00+-0+");
});

test("a text without marks has no accents", () => {
  expect(accentsOf("नमः शिवाय")).toBeNull();
});

test("marks are taken away in both scripts, letters stay", () => {
  expect(withoutAccents(AGNIM.sanskrit)).toBe("अग्निमीळे पुरोहितम्");
  expect(withoutAccents("ne\u0331ṣā\u030d ṣ ā")).toBe("neṣā ṣ ā");
});

test("an accented text is sung by its marks and its pieces keep them", () => {
  expect(arrange(PURUSHA).cents).toEqual([-200, 0, 100, 0, -200, 0, 100, 0]);
  const pieces = cutIntoPieces(PURUSHA);
  expect(pieces.map(({ sanskrit }) => sanskrit)).toEqual(["स॒", "ह", "स्र॑", "शी", "र्षा॒ ", "पु", "रु॑", "षः ।"]);
  expect(pieces.map(({ transliteration }) => transliteration).join("")).toBe(PURUSHA.transliteration);
});
