import { expect, test } from "vitest";
import { withChantLinks } from "./chant-links.ts";

const verses = [
  { path: "/chant/ganesha/vakratunda", letters: "वक्रतुण्डमहाकायसूर्यकोटिसमप्रभ" },
  { path: "/chant/ram/om-ram", letters: "ॐराम" },
];
const link = "[Chant this verse](/chant/ganesha/vakratunda)";

test("a quoted mantra of the catalogue gets a link to its chant, whatever the spaces, dandas and numbers", () => {
  const quotation = "> वक्रतुण्ड महाकाय\\\n> सूर्यकोटि समप्रभ । १\n>\n> *vakratuṇḍa*\n";
  expect(withChantLinks(`Before.\n\n${quotation}\nAfter.`, verses)).toBe(
    `Before.\n\n${quotation.trimEnd()}\n\n${link}\n\nAfter.`,
  );
});

test("a quotation that leaves out a little of the mantra gets one too", () => {
  expect(withChantLinks("> महाकायसूर्यकोटिसमप्रभ\n", verses)).toContain(link);
});

test("other quotations, and a word of a mantra, get none", () => {
  for (const text of [
    "> राम\n> सीता लक्ष्मण भरत\n",
    "> In English only.\n",
    "वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ",
    "> महाकाय\n",
  ]) {
    expect(withChantLinks(text, verses)).toBe(text);
  }
});
