import { join } from "node:path";
import { expect, test } from "vitest";
import { readMantraTexts } from "./mantra-text.ts";
import type { SungText } from "./sung-text.ts";
import { syllabify } from "./syllables.ts";

const texts = readMantraTexts(join(import.meta.dirname, "../../content"));

/** These are Vedic verses, whose metres count syllables and leave most weights free. */
const VEDIC = [
  /^(durga|medha|narayana|purusha|shri)-sukta/,
  /^(shri-rudram|chamakam)-/,
  /^(ambitame|gananam-tva|maha-mrityunjaya|namaste-rudra|vishnor-nu-kam)$/,
];

/** These verses break their metre, as tradition has them. */
const IRREGULAR = new Set([
  // The third quarters of these have one syllable more.
  "kala-bhairava-ashtakam-4",
  "vishnu-sahasranama-54",
  "vishnu-sahasranama-92",
  // The second quarter of this verse ends in a heavy syllable where the metre has a light one.
  "ya-devi-sarvabhuteshu-4",
  // Two words stay apart here that Sanskrit would join, and the pause between them makes a syllable heavy.
  "rudrashtakam-5",
  "rudrashtakam-7",
]);

/** The weights of a quarter: u is light, – heavy, x either. The last syllable of any quarter may be either. */
const QUARTERS: Record<string, string> = {
  bhujangaprayata: "u––u––u––u–x",
  jagati: "x–u––uu–u–ux",
  malini: "uuuuuu–––u––u–x",
  mandakranta: "––––uuuuu––u––u–x",
  rathoddhata: "–u–uuu–u–ux",
  shalini: "–––––u––u–x",
  shardulavikridita: "–––uu–u–uuu–––u––ux",
  sragvini: "–u––u––u––ux",
  trishtubh: "x–u––uu–u–x",
  tunaka: "–u–u–u–u–u–u–ux",
  tunakaInHalves: "–u–u–u–u–u–u–ux",
  vasantatilaka: "––u–uuu–uu–u–x",
};

const sung = texts.filter(({ id }) => !VEDIC.some((pattern) => pattern.test(id)) && !IRREGULAR.has(id));
const inMetre = (metre: string) => sung.filter((text) => text.metre === metre);

/** Returns the weights as they are sung, without an opening oṃ. */
const weightsOf = (text: SungText) =>
  syllabify(text.transliteration, text)
    .filter(({ isOm }, place) => !(isOm && place === 0))
    .map(({ isGuru }) => (isGuru ? "–" : "u"))
    .join("");

const quartersOf = (text: SungText, length: number) => weightsOf(text).match(new RegExp(`.{1,${length}}`, "gu")) ?? [];

const fits = (weights: string, pattern: string) => new RegExp(`^${pattern.replaceAll("x", ".")}$`, "u").test(weights);

test.each(Object.entries(QUARTERS))("every verse in %s is sung with its weights", (metre, pattern) => {
  const verses = inMetre(metre);
  expect(verses.length).toBeGreaterThan(0);
  for (const verse of verses) {
    const quarters = quartersOf(verse, pattern.length);
    expect({ id: verse.id, wrong: quarters.filter((weights) => !fits(weights, pattern)) }).toEqual({
      id: verse.id,
      wrong: [],
    });
  }
});

test("both halves of every śloka end as it ends: light, heavy, light, and one of either", () => {
  for (const verse of inMetre("anushtubh")) {
    const quarters = quartersOf(verse, 8);
    const wrong = quarters.filter((weights, place) => place % 2 === 1 && !fits(weights, "xxxxu–ux"));
    expect({ id: verse.id, wrong }).toEqual({ id: verse.id, wrong: [] });
  }
});

test("every line of a matrasamaka is sung in sixteen mātrās", () => {
  for (const verse of inMetre("matrasamaka")) {
    const syllables = syllabify(verse.transliteration, verse);
    const ends = [...(verse.lineStarts ?? []), verse.transliteration.length];
    const lines = ends.map((end, place) =>
      syllables.filter(({ at }) => at < end && at >= (ends[place - 1] ?? 0)).map(({ isGuru }) => (isGuru ? 2 : 1)),
    );
    const matras = lines.map((line) => line.slice(0, -1).reduce<number>((sum, weight) => sum + weight, 2));
    expect({ id: verse.id, matras }).toEqual({ id: verse.id, matras: [16, 16, 16, 16] });
  }
});

test("a syllable is named as light only where two consonants would make it heavy", () => {
  const named = texts.filter(({ lightSyllables }) => lightSyllables);
  expect(named.length).toBeGreaterThan(0);
  for (const text of named) {
    const written = syllabify(text.transliteration, { ...text, lightSyllables: [] });
    const light = text.lightSyllables?.map((number) => written[number - 1]?.isGuru);
    expect({ id: text.id, light }).toEqual({ id: text.id, light: light?.map(() => true) });
  }
});
