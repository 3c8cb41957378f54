import { load } from "js-yaml";
import { expect, test } from "vitest";
import { findVerseFaults } from "#server/content/check-verse.ts";
import { HymnFile, HymnVerseFile } from "#server/content/hymn-file.ts";
import { draftText, knownWords } from "./draft-text.ts";

const row = (written: string) => {
  const [word = "", stem = "", grammar = "", meaning = ""] = written.split(" | ");
  return { word, stem, grammar, meaning };
};
const known = knownWords(
  [
    "japā-kusuma-saṅkāśam | japā-kusuma-saṅkāśa | like the hibiscus: accusative | like a hibiscus flower",
    "na | na | not: negation | not",
    "aham | asmad | I: nominative | I",
    "asmi | as (root) | I am: present | to be",
    "aṃ | aṃ | seed syllable of Mars: indeclinable | a sound without a dictionary meaning",
    "vṛṣa-ārūḍhā | vṛṣārūḍha | who rides the bull: nominative | riding a bull",
    "guruḥ | guru | teacher: nominative | teacher",
    "eva | eva | indeed: indeclinable | just",
  ].map(row),
);

const copy = `॥ स्तोत्रम् ॥

जपाकुसुमसङ्काशं काश्यपेयं महद्युतिम्।
तमोऽरिं सर्वपापघ्नं प्रणतोऽस्मि दिवाकरम् ॥ १ ॥
गुरुर्नैव नाहं
शिवः
`;
const { yaml, questions } = draftText(copy, known);

interface DraftVerse {
  sanskrit: string;
  transliteration: string;
  metre?: string;
  words: { en: string };
}
const { verses } = load(yaml) as { verses: DraftVerse[] };
const wordsOf = (place: number) => verses[place]?.words.en.trim().split("\n");

test("a verse is cut into the lines of its meter, in both scripts", () => {
  expect(verses[0]).toMatchObject({
    sanskrit: "जपाकुसुमसङ्काशं\nकाश्यपेयं महद्युतिम् ।\nतमोऽरिं सर्वपापघ्नं\nप्रणतोऽस्मि दिवाकरम् ॥\n",
    transliteration: "japākusumasaṅkāśaṃ\nkāśyapeyaṃ mahadyutim |\ntamo’riṃ sarvapāpaghnaṃ\npraṇato’smi divākaram ||\n",
    metre: "anushtubh",
  });
});

test("words stand as before a pause, and known ones have what other texts say of them", () => {
  const first = "japā-kusuma-saṅkāśam | japā-kusuma-saṅkāśa | like the hibiscus: accusative | like a hibiscus flower";
  const words = wordsOf(0)?.map((line) => line.split(" |")[0]);
  expect(wordsOf(0)?.[0]).toBe(first);
  expect(words).toEqual(
    "japā-kusuma-saṅkāśam kāśyapeyam mahadyutim tamaḥ arim sarvapāpaghnam praṇataḥ asmi divākaram".split(" "),
  );
  expect(wordsOf(1)?.map((line) => line.split(" |")[0])).toEqual(["guruḥ", "na", "eva", "na", "aham", "śivaḥ"]);
});

test("a verse with all words written joins to its text", () => {
  const words = wordsOf(0)?.map((line) => (line.endsWith("|") ? line.replace(/ \|.*/, " | a | b | c") : line));
  const verse = HymnVerseFile.parse({ ...verses[0], meaning: { en: "m" }, words: { en: words?.join("\n") } });
  expect(findVerseFaults(verse)).toEqual([]);
});

test("a verse with a syllable too few says which meter it may be meant to have", () => {
  const { questions } = draftText("वन्दे वाञ्छितलाभाय चन्द्रार्धकृतशेखरम् ।\nवृषारूढां शूलधरां शैलपुत्रीं यशस्विम् ॥\n", known);
  expect(questions[0]).toBe(
    "Verse 1: lines of 16, 15 syllables are of no known meter; " +
      "anushtubh would have 32 in all and not 31; look for a slip, or write writtenSyllables",
  );
});

test("a seed syllable is not taken for the end of another word", () => {
  const { yaml } = draftText("वृषारूढां वन्दे\n", known);
  expect(yaml).toContain("vṛṣārūḍhām |");
  expect(yaml).not.toContain("seed syllable");
});

test("what is left to a person is said, and refused until it is written", () => {
  const all = questions.join("\n");
  expect(all).toContain("Left out as a heading: ॥ स्तोत्रम् ॥");
  expect(all).toContain("Verse 1: its lines are cut by counting");
  expect(all).toContain("Verse 2: lines of 6, 2 syllables are of no known meter");
  expect(all).toContain("Verse 2: 1 of 6 words are new: śivaḥ");
  expect(HymnFile.safeParse(load(yaml)).success).toBe(false);
});
