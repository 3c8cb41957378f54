import { expect, test } from "vitest";
import { faultsOf } from "./test-content.ts";
import { asVerse, en, hymn, hymnFile } from "./test-verses.ts";

const ownFaults: [what: string, fields: object, fault: string][] = [
  ["a part without a name", { part: "opening" }, "verses.0 has a part without a name, or a name without"],
  ["a name without a part", { name: en("Opening") }, "verses.0 has a part without a name, or a name without"],
  ["no words", { words: undefined }, "verses.0.words is missing"],
  ["the id of another verse", { part: "1", name: en("One") }, "has a verse pair-1, but another text has that id"],
  ["mātrās that its metre has not", { metre: "chaupai" }, "verses.0 line 1 has 5 to 6 mātrās, but a chaupai has 16"],
];

test.each(ownFaults)("a hymn is refused for a verse with %s", (_, fields, fault) => {
  expect(faultsOf(asVerse(fields))).toEqual([`${hymnFile}: ${fault}`]);
});

test("a verse may not take the id of a mantra", () => {
  const file = JSON.stringify(hymn({ part: "ram", name: en("Rama") }));
  expect(faultsOf({ "content/hymns/om.yaml": file })).toEqual([
    "content/hymns/om.yaml: has a verse om-ram, but another text has that id",
  ]);
});

const changed = (fields: object) => faultsOf({ [hymnFile]: JSON.stringify({ ...hymn({}), ...fields }) });

test("a hymn has a deity, an edition, two verses or more, and a name fit for an address", () => {
  expect(changed({ deity: "nobody" })).toEqual([`${hymnFile}: deity names nobody, which is none`]);
  expect(changed({ alsoTo: ["nobody", "ram"] })).toEqual([
    `${hymnFile}: alsoTo names nobody, which is none`,
    `${hymnFile}: alsoTo names ram, which is its deity already`,
  ]);
  expect(changed({ edition: undefined })).toEqual([`${hymnFile}: edition is missing`]);
  expect(changed({ verses: hymn({}).verses.slice(1) })).toEqual([expect.stringMatching(/pair\.yaml: verses .*>=2/)]);
  expect(faultsOf({ "content/hymns/A Pair.yaml": JSON.stringify(hymn({})) })).toEqual([
    "content/hymns/A Pair.yaml: must be named in small letters, digits and hyphens",
  ]);
});

const section = (id: string, first: number | string) => ({ id, name: en(id), first });
const divided = (...sections: object[]) => changed({ sections });
const sectionFault = (problem: string) => [`${hymnFile}: sections ${problem}`];
const withWords = (...lines: string[]) => faultsOf(asVerse({ words: { en: lines.join("\n") } }));

test("the sections of a hymn have all its verses, in their order, and names of their own", () => {
  expect(divided(section("one", 1), section("two", 2))).toEqual([]);
  expect(divided(section("one", 2), section("two", 1))).toEqual([
    ...sectionFault("begin with verse 2, but the first verse belongs to none"),
    ...sectionFault("have two, which begins before the one above it"),
  ]);
  expect(divided(section("one", 1), section("one", 2))).toEqual(sectionFault("have one twice"));
  expect(divided(section("one", 1), section("two", "end"))).toEqual(
    sectionFault("begin with verse end, which is none"),
  );
  expect(divided(section("one", 1))).toEqual([expect.stringMatching(/pair\.yaml: sections .*>=2/)]);
});

test("a hymn of more than sixty verses has sections, of sixty verses at most", () => {
  const verses = Array.from({ length: 61 }, () => hymn({}).verses[1]);
  expect(changed({ verses })).toEqual(sectionFault("are needed: 61 verses, and a page shows 60 at first"));
  const long = [...verses, hymn({}).verses[1]];
  expect(changed({ verses: long, sections: [section("one", 1), section("two", 62)] })).toEqual(
    sectionFault("are too long: one has 61 verses, and a page shows 60 at first"),
  );
  expect(changed({ verses: long, sections: [section("one", 1), section("two", 32)] })).toEqual([]);
});

test("a line of words may tell the sense alone", () => {
  expect(withWords("oṃ | Om", "rāma | who delights")).toEqual([]);
  expect(withWords("oṃ | Om", "rāma | who delights | hiatus")).toEqual([]);
  expect(withWords("oṃ | Om: Om", "rāma | who delights")).toEqual([
    `${hymnFile}: verses.0.words.en line 1 has a colon, which only a grammar has`,
  ]);
});
