import { expect, test } from "vitest";
import { syllabify } from "./syllables.ts";

/** Returns laghu as u and guru as –, as prosody writes them. */
function weightsOf(text: string): string {
  return syllabify(text)
    .map((syllable) => (syllable.isGuru ? "–" : "u"))
    .join("");
}

test("a long vowel, a cluster, an anusvāra and a visarga make a syllable heavy", () => {
  expect(weightsOf("rāma")).toBe("–u");
  expect(weightsOf("namaste")).toBe("u––");
  expect(weightsOf("taṃ yajāmahe")).toBe("–u–u–");
  expect(weightsOf("namaḥ śivāya")).toBe("u–u–u");
});

test("an aspirate is one consonant and makes no cluster", () => {
  expect(weightsOf("mukha dharma")).toBe("uu–u");
});

test("a cluster that begins a word weighs on the syllable before it and stays whole", () => {
  const [ma, me, tre] = syllabify("ma me tre");
  expect([ma?.isGuru, me?.isGuru, me?.coda]).toEqual([false, true, []]);
  expect(tre?.onset).toEqual(["t", "r"]);
  expect(weightsOf("na tvā")).toBe("––");
});

test("an anuṣṭubh quarter has its fifth light and its sixth heavy", () => {
  expect(weightsOf("sarvamaṅgalamāṅgalye").slice(4, 6)).toBe("u–");
});

test("the first of several consonants closes the syllable before", () => {
  const [lak, smyai] = syllabify("lakṣmyai");
  expect(lak?.coda).toEqual([{ kind: "consonant", consonant: "k", isAnusvara: false }]);
  expect(smyai?.onset).toEqual(["ṣ", "m", "y"]);
});

test("a danda ends a line, and what stands before it closes its last syllable", () => {
  const [ra, mam, , , mat] = syllabify("rāmam | rāmamat");
  expect([ra?.endsLine, mam?.endsLine, mat?.endsLine]).toEqual([false, true, true]);
  expect(mam?.coda).toHaveLength(1);
  expect(mat?.coda).toHaveLength(1);
});

test("oṃ and seeds are known by being words of their own", () => {
  const [om, gam, ga] = syllabify("oṃ gaṃ gaṇapataye");
  expect([om?.isOm, om?.isSeed]).toEqual([true, false]);
  expect([gam?.isOm, gam?.isSeed]).toEqual([false, true]);
  expect(ga?.isSeed).toBe(false);
});

test("śivom is not oṃ", () => {
  expect(syllabify("sadāśivoṃ").some((syllable) => syllable.isOm)).toBe(false);
});

test("a syllable that the metre takes as light stays so before a stop with r", () => {
  const [, , , ti, pri] = syllabify("raghupatipriya", { lightSyllables: [4] });
  expect([ti?.isGuru, ti?.coda, pri?.onset]).toEqual([false, [], ["p", "r"]]);
  expect(syllabify("raghupatipriya")[3]?.isGuru).toBe(true);
  expect(syllabify("nāgendrahārāya trilocanāya", { lightSyllables: [6] })[5]?.isGuru).toBe(false);
});
