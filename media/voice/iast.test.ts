import { expect, test } from "vitest";
import { parseIast } from "./iast.ts";

function lettersOf(text: string): string {
  const spelled = parseIast(text).map((sound) => {
    if (sound.kind === "vowel") return sound.vowel;
    if (sound.kind === "consonant") return sound.consonant;
    return sound.kind === "danda" ? "|" : "ḥ";
  });
  return spelled.join(" ");
}

test("ḷ is a vowel, but before another one the consonant of the Ṛgveda", () => {
  expect(lettersOf("kḷpta")).toBe("k ḷ p t a");
  expect(lettersOf("virāḷajāyata")).toBe("v i r ā ɽ a j ā y a t a");
});

test("aspirates and diphthongs are one sound each", () => {
  expect(lettersOf("bhaiṣajya")).toBe("bh ai ṣ a j y a");
  expect(lettersOf("gauri ghaṭa")).toBe("g au r i gh a ṭ a");
});

test("an anusvāra takes the place of the stop after it, also across a space", () => {
  expect(lettersOf("śaṃkara")).toBe("ś a ṅ k a r a");
  expect(lettersOf("paṃca")).toBe("p a ñ c a");
  expect(lettersOf("taṃ ṭīkā")).toBe("t a ṇ ṭ ī k ā");
  expect(lettersOf("idaṃ tat")).toBe("i d a n t a t");
  expect(lettersOf("gaṃ gaṇapataye")).toBe("g a ṅ g a ṇ a p a t a y e");
});

test("an anusvāra is m at the end, before a danda and before what is no stop", () => {
  expect(lettersOf("gaṃ")).toBe("g a m");
  expect(lettersOf("raṃ | kaṃ")).toBe("r a m | k a m");
  expect(lettersOf("saṃsāra siṃha")).toBe("s a m s ā r a s i m h a");
});

test("oṃ ends in m whatever follows, but only as a word of its own", () => {
  expect(lettersOf("oṃ namaḥ")).toBe("o m n a m a ḥ");
  expect(lettersOf("oṃ gaṃ")).toBe("o m g a m");
  expect(lettersOf("goṃ gaṃ")).toBe("g o ṅ g a m");
});

test("avagraha and spaces are not sung", () => {
  expect(lettersOf("namo’stu te")).toBe("n a m o s t u t e");
});

test("every sound knows where its letter stands and whether it begins a word", () => {
  const sounds = parseIast("namo’stu te");
  expect(sounds.map((sound) => sound.at)).toEqual([0, 1, 2, 3, 5, 6, 7, 9, 10]);
  const initials = sounds.filter((sound) => sound.kind !== "danda" && sound.startsWord);
  expect(initials.map((sound) => sound.at)).toEqual([0, 9]);
});

test("a letter that IAST does not have is refused", () => {
  expect(() => parseIast("om namaẖ")).toThrow("not IAST");
});
