import { expect, test } from "vitest";
import { folders } from "#server/folders.ts";
import { loadLibrary } from "#server/content/load-library.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import { plainPieces } from "./plain-pieces.ts";

test("a syllable keeps the letters that plain English adds, and a space goes with the letter after it", () => {
  expect(plainPieces(["oṃ ", "na", "maḥ ", "śi", "vā", "ya"], "om namah shivaya")).toEqual([
    "om",
    " na",
    "mah",
    " shi",
    "va",
    "ya",
  ]);
  expect(plainPieces(["kṛ", "ṣṇa"], "krishna")).toEqual(["kri", "shna"]);
});

test("what is not pronounced stands in no syllable", () => {
  expect(plainPieces(["ja", "ya ", "ha", "nu", "mā", "na"], "jay hanuman")).toEqual([
    "ja",
    "y",
    " ha",
    "nu",
    "ma",
    "n",
  ]);
  expect(plainPieces(["jñā", "na"], "gyan")).toEqual(["gya", "n"]);
});

test("every recording of the catalogue is cut into syllables of the plain text that is shown", () => {
  const library = loadLibrary(folders.content, folders.public);
  const sung = [...library.chants.values()].flatMap(({ mantra, hymn }) => {
    const timing = library.timings.get(mantra.id)?.();
    return timing ? [{ ...mantra, timing, language: hymn?.language ?? "sa" }] : [];
  });
  expect(sung.length).toBeGreaterThan(50);
  for (const { id, padas, timing, language } of sung) {
    const plain = padas.map((pada) => pada.plain).join("");
    const pieces = plainPieces(
      timing.map(({ transliteration }) => transliteration),
      plain,
    );
    expect(pieces.join(""), id).toBe(plain.trimEnd());
    if (language === "sa") {
      // Within a word ṃ takes the place of the consonant after it, so a syllable is spelled before the next one.
      const spelled = timing.map(({ transliteration: own }, place) => {
        const { length } = lettersOf(toPlainRoman(own));
        return lettersOf(toPlainRoman(own + (timing[place + 1]?.transliteration ?? ""))).slice(0, length);
      });
      expect(pieces.map(lettersOf), id).toEqual(spelled);
    }
  }
});

/** Returns the letters alone. An apostrophe for an omitted a goes with the letter after it, as a space does. */
const lettersOf = (text: string) => text.replaceAll(/\P{L}/gu, "");
