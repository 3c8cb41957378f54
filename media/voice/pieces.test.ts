import { join } from "node:path";
import { expect, test } from "vitest";
import { readMantraTexts } from "./mantra-text.ts";
import { cutIntoPieces } from "./pieces.ts";

function cut(sanskrit: string, transliteration: string) {
  const pieces = cutIntoPieces({ sanskrit, transliteration });
  return {
    sanskrit: pieces.map((piece) => piece.sanskrit),
    transliteration: pieces.map((piece) => piece.transliteration),
  };
}

test("Devanagari is cut by akṣaras, Latin as it is sung", () => {
  expect(cut("बन्धनान्मृत्योः", "bandhanānmṛtyoḥ")).toEqual({
    sanskrit: ["ब", "न्ध", "ना", "न्मृ", "त्योः"],
    transliteration: ["ban", "dha", "nān", "mṛt", "yoḥ"],
  });
});

test("spaces, dandas, avagrahas and final consonants stay with the piece before", () => {
  expect(cut("नमोऽस्तु धीमान् पदम् ॥", "namo’stu dhīmān padam ||")).toEqual({
    sanskrit: ["न", "मोऽ", "स्तु ", "धी", "मान् ", "प", "दम् ॥"],
    transliteration: ["na", "mo’s", "tu ", "dhī", "mān ", "pa", "dam ||"],
  });
});

test("ॐ is one piece", () => {
  expect(cut("ॐ ऐं", "oṃ aiṃ")).toEqual({ sanskrit: ["ॐ ", "ऐं"], transliteration: ["oṃ ", "aiṃ"] });
});

test("scripts that disagree are refused", () => {
  expect(() => cut("राम", "rāmāya")).toThrow("2 akṣaras but 3 syllables");
});

test("the pieces of every mantra of the catalogue make up its texts again", () => {
  const texts = readMantraTexts(join(import.meta.dirname, "../../content"));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const pieces = cutIntoPieces(text);
    expect(pieces.map((piece) => piece.sanskrit).join("")).toBe(text.sanskrit);
    expect(pieces.map((piece) => piece.transliteration).join("")).toBe(text.transliteration);
  }
});
