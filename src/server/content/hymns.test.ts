import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wholeText } from "#model/mantra.ts";
import { folders } from "../folders.ts";
import { StartupError } from "../startup-error.ts";
import { loadLibrary } from "./load-library.ts";
import { writeSiteContent } from "./test-content.ts";
import { library } from "./test-library.ts";
import { romanize } from "./romanize.ts";

const file = "hymns/hanuman-chalisa.yaml";
const written = readFileSync(join(folders.content, file), "utf8");

/** Returns the faults of the Chalisa, which is in Awadhi, when one text in its file is replaced by another. */
function faultsWith(from: string, to: string): readonly string[] {
  expect(written).toContain(from);
  const content = join(mkdtempSync(join(tmpdir(), "hymns-")), "content");
  writeSiteContent(content, { [file]: written.replace(from, to) });
  try {
    loadLibrary(content, folders.public);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

test.each([
  ["jaya kapīsa", "jaya kapisa", "has the transliteration"],
  ["raghu-bara | raghu-vara", "raghu-bala | raghu-vara", 'word 10 is "raghubala", but the text has "raghubara"'],
  ["metre: chaupai", "metre: doha", "mātrās, but a doha has 13"],
  ["language: awa", "language: en", "language"],
])("%s is refused as %s", (from, to, sentence) => {
  expect(faultsWith(from, to).join("\n")).toContain(sentence);
});

test.each([
  ["रघुपति कीन्ही बहुत बड़ाई", "raghupati kīnhī bahuta baṛāī"],
  ["काँधे मूँज जनेऊ", "kā̃dhe mū̃ja janeū"],
  ["बरनउँ", "baranaü̃"],
  ["स॒हस्र॑शीर्षा॒ पुरु॑षः", "sahasraśīrṣā puruṣaḥ"],
  ["देवोऽहम् ॐ ॥", "devo’ham oṃ ||"],
  ["कॢप्तिः", "kḷptiḥ"],
])("%s is %s", (devanagari, iast) => {
  expect(romanize(devanagari)).toBe(iast.normalize("NFC"));
});

test("a deity names the hymns to it in their order, also those that have their addresses under another, and no other", () => {
  const { deities, hymnCards } = library;
  expect(deities.get("shiva")?.hymns?.map(({ id }) => id)).toEqual([
    "shiva-panchakshara",
    "lingashtakam",
    "nirvana-shatkam",
    "shiva-tandava",
    "rudrashtakam",
    "kala-bhairava-ashtakam",
    "dakshinamurti-stotra",
    "bilvashtakam",
    "om-jay-shiv-omkara",
    "shiva-chalisa",
    "shri-rudram",
    "chamakam",
  ]);
  expect(deities.get("ayyappa")).not.toHaveProperty("hymns");
  const named = [...new Set(deities.values())].flatMap(({ hymns = [] }) => hymns.map(({ id }) => id));
  expect([...new Set(named)].toSorted()).toEqual(hymnCards.map(({ id }) => id).toSorted());
  for (const [deityId, hymnId] of [
    ["bhairava", "kala-bhairava-ashtakam"],
    ["navagraha", "navagraha-stotra"],
    ["vishnu", "achyutashtakam"],
    ["ram", "achyutashtakam"],
  ] as const)
    expect(deities.get(deityId)?.hymns?.map(({ id }) => id)).toContain(hymnId);
});

test("what a hymn says of its sounds and its tradition is said of each of its verses too", () => {
  const { hymns, chants } = library;
  for (const { pronunciation = [], tradition, verses } of hymns.values()) {
    for (const { id } of verses) {
      expect(chants.get(id)?.mantra.pronunciation, id).toEqual(pronunciation);
      expect(chants.get(id)?.mantra.tradition, id).toEqual(tradition);
    }
  }
});

test("the words of every verse can be asked for", () => {
  const { hymns, chants, words } = library;
  for (const { verses } of hymns.values())
    for (const { id } of verses) expect([chants.get(id)?.mantra.hasWords, words.has(id)], id).toEqual([true, true]);
});

test("every hymn has an edition, and whatever of it is sung has times for all of its syllables", () => {
  const { hymns, timings } = library;
  expect(hymns.size).toBeGreaterThan(0);
  for (const { id, edition, verses } of hymns.values()) {
    expect(edition, id).not.toBe("");
    for (const verse of verses) {
      const timing = timings.get(verse.id)?.() ?? [];
      if (verse.audioUrl)
        expect(timing.map(({ sanskrit }) => sanskrit).join(""), verse.id).toBe(wholeText(verse, "sanskrit"));
    }
  }
});
