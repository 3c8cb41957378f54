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
  expect(changed({ edition: undefined })).toEqual([`${hymnFile}: edition is missing`]);
  expect(changed({ verses: hymn({}).verses.slice(1) })).toEqual([expect.stringMatching(/pair\.yaml: verses .*>=2/)]);
  expect(faultsOf({ "content/hymns/A Pair.yaml": JSON.stringify(hymn({})) })).toEqual([
    "content/hymns/A Pair.yaml: must be named in small letters, digits and hyphens",
  ]);
});
