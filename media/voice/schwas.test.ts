import { expect, test } from "vitest";
import { parseIast } from "./iast.ts";
import type { Language } from "./sung-text.ts";
import { syllabify } from "./syllables.ts";
import { writeScore } from "./score.ts";

/** Returns the text without the a's that are not sung. */
function sungLetters(text: string): string {
  const silent = new Set(
    parseIast(text, "awadhi").flatMap((sound) => (sound.kind === "vowel" && sound.isSilent ? [sound.at] : [])),
  );
  return [...text].filter((_, at) => !silent.has(at)).join("");
}

const weightsIn = (language: Language) => syllabify("ki prabhu", { language }).map(({ isGuru }) => isGuru);

test.each([
  ["jaya hanumāna jñāna guna sāgara", "jay hanumān jñān gun sāgar"],
  ["mahābīra bikarama bajaraṅgī", "mahābīr bikram bajraṅgī"],
  ["kumati nivāra sumati ke saṅgī", "kumati nivār sumati ke saṅgī"],
  ["rāma dūta atulita bala dhāmā", "rām dūt atulit bal dhāmā"],
  ["ānanda mantra dharma satya", "ānand mantra dharm satya"],
  ["kesarīnandana", "kesarīnandan"],
  ["na ca", "na ca"],
])("%s is sung %s", (written, sung) => {
  expect(sungLetters(written)).toBe(sung);
});

test("Sanskrit sings every a", () => {
  expect(syllabify("hanumāna")).toHaveLength(4);
  expect(syllabify("hanumāna", { language: "awadhi" })).toHaveLength(3);
});

test("an a that is not sung leaves its mātrā to the syllable before: a caupāī keeps sixteen", () => {
  const pace = { matra: 0.25, omMatras: 4, seedMatras: 3, finalHold: 1, pause: 0, caesura: 0 };
  for (const line of [
    "jaya hanumāna jñāna guna sāgara",
    "rāma dūta atulita bala dhāmā",
    "mahābīra bikarama bajaraṅgī",
  ]) {
    const { seconds } = writeScore(syllabify(line, { language: "awadhi" }), pace);
    expect(seconds / pace.matra).toBeCloseTo(16);
  }
});

test("a candrabindu and an anusvāra at a word's end are sung through the nose, before a stop it is a consonant", () => {
  const [na, hi] = syllabify("nahīṃ", { language: "awadhi" });
  expect([na?.isNasal, hi?.isNasal, hi?.coda]).toEqual([false, true, []]);
  expect(syllabify("tihũ", { language: "awadhi" }).at(-1)?.isNasal).toBe(true);
  expect(syllabify("jahā\u0303", { language: "awadhi" }).at(-1)?.isNasal).toBe(true);
  expect(syllabify("kum\u0310vara", { language: "awadhi" })[0]?.isNasal).toBe(true);
  const [san] = syllabify("saṃkaṭa", { language: "awadhi" });
  expect(san?.coda).toEqual([{ kind: "consonant", consonant: "ṅ", isAnusvara: true }]);
});

test("jñ is sung gy, ṛ before a vowel is a flap, and a consonant with h is no cluster", () => {
  expect(syllabify("jñāna", { language: "awadhi" })[0]?.onset).toEqual(["g", "y"]);
  expect(syllabify("baṛāī", { language: "awadhi" })[1]?.onset).toEqual(["ɽ"]);
  expect(syllabify("paṛhai", { language: "awadhi" })[1]?.onset).toEqual(["ɽ", "h"]);
  expect(syllabify("tumharo", { language: "awadhi" }).map(({ isGuru }) => isGuru)).toEqual([false, false, true]);
  expect(syllabify("hṛdaya", { language: "awadhi" })[0]?.vowel).toBe("ṛ");
  expect(syllabify("gṛha", { language: "awadhi" })[0]?.vowel).toBe("ṛ");
});

test("in Awadhi a cluster that begins a word leaves the syllable before it light", () => {
  expect(weightsIn("awadhi")).toEqual([false, false, false]);
  expect(weightsIn("sanskrit")).toEqual([true, false, false]);
});
