import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Entry } from "./entry-words.ts";
import { parseQuery } from "./query-words.ts";
import { buildSearchIndex } from "./search-index.ts";

const noNames = { text: "", worth: 0 };
const entry = (title: string, text = "", worth = 10) => ({
  thing: title,
  title,
  names: noNames,
  fields: [{ text, worth }],
});
/** Returns an entry with an English text. */
const prose = (title: string, text: string) => ({
  ...entry(title),
  fields: [{ text, worth: 10, isProse: true as const }],
});

function indexOf(entries: readonly Entry<string>[]) {
  const building = buildSearchIndex(entries);
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

const find = (query: string, ...entries: ReturnType<typeof entry>[]) =>
  indexOf(entries)
    .search(parseQuery(query), { wanted: 10 })
    .hits.map(({ thing }) => thing);

test("the whole title comes first, then its beginning, then a word of it, then what is said", () => {
  const entries = [
    entry("On grace", "Rudra and his bow"),
    entry("Names of Rudra"),
    entry("Rudra Gayatri"),
    entry("Rudra"),
  ];
  expect(find("rudra", ...entries)).toEqual(["Rudra", "Rudra Gayatri", "Names of Rudra", "On grace"]);
});

test("a place of more worth comes before one of less", () => {
  expect(find("bow", entry("A", "the bow", 6), entry("B", "the bow", 40), entry("C", "the bow", 20))).toEqual([
    "B",
    "C",
    "A",
  ]);
});

test("what is worth the same stays in the order of the catalogue", () => {
  expect(find("om", entry("A", "om"), entry("B", "om"), entry("C", "om"))).toEqual(["A", "B", "C"]);
});

test("the beginning of a word is enough, letter for letter", () => {
  for (const typed of ["m", "mr", "mrit", "mrityu", "mrityum", "mrityun", "mrityunja", "mrityunjaya"]) {
    expect(find(typed, entry("Maha Mrityunjaya"), entry("Gayatri")), typed).toEqual(["Maha Mrityunjaya"]);
  }
});

test("two words may be written as one", () => {
  expect(find("mahamrityunjaya", entry("Maha Mrityunjaya"), entry("Gayatri"))).toEqual(["Maha Mrityunjaya"]);
});

test("all words together find less than one of them, and a word that is nowhere does not hide the others", () => {
  const entries = [entry("Shiva Gayatri"), entry("Durga Gayatri")];
  expect(find("gayatri durga", ...entries)).toEqual(["Durga Gayatri"]);
  expect(find("gayatri xyzzy", ...entries)).toEqual(["Shiva Gayatri", "Durga Gayatri"]);
});

test("small words are not sought, unless there are no others", () => {
  expect(find("the name of rama", entry("Rama's name"), entry("The art of the bow"))).toEqual(["Rama's name"]);
  expect(find("the", entry("The bow"), entry("Rama"))).toEqual(["The bow"]);
});

test.each(["gaytari", "gayatrii", "gayatr", "gaiatri", "gayatdri", "gyatri"])("%s is a slip for Gayatri", (typed) => {
  expect(find(typed, entry("Gayatri"), entry("Rudra"))).toEqual(["Gayatri"]);
});

test("a short word must be right", () => {
  expect(find("dev", entry("Deva"), entry("Devi"))).toEqual(["Deva", "Devi"]);
  expect(find("hars", entry("Hari"))).toEqual([]);
});

test("a slip is forgiven in names only", () => {
  const hanuman = { ...entry("Hanuman"), names: { text: "Maruti", worth: 40 } };
  expect(find("manojvam", entry("Manojavam"), prose("Hanuman", "Manojavam"))).toEqual(["Manojavam"]);
  expect(find("maruuti", hanuman, prose("Vayu", "Maruti"))).toEqual(["Hanuman", "Vayu"]);
  expect(find("maurti", hanuman, prose("Vayu", "Maruti"))).toEqual(["Hanuman"]);
  expect(find("money", prose("Manojavam", "chief of the monkeys"))).toEqual([]);
});

test("a word that is known elsewhere is no slip", () => {
  const { search } = indexOf([entry("Shakti")]);
  expect(search(parseQuery("shanti"), { wanted: 10 }).hits).toHaveLength(1);
  expect(search(parseQuery("shanti"), { wanted: 10, isKnown: () => true }).hits).toEqual([]);
});

test("an English word begins as it is spelled; a whole word, and Sanskrit, may be spelled in many ways", () => {
  expect(find("bhur", prose("Fire", "burning"), prose("Gayatri", "bhūrbhuvaḥ"))).toEqual(["Gayatri"]);
  expect(find("burn", prose("Fire", "burning"), prose("Gayatri", "bhūrbhuvaḥ"))).toEqual(["Fire"]);
  expect(find("om", prose("Unity", "one and only"), prose("Sound", "the syllable Om"))).toEqual(["Sound"]);
  expect(find("siva", prose("Lord", "who is Shiva"), prose("Night", "the Shivaratri"))).toEqual(["Lord", "Night"]);
  expect(find("जप", prose("Daily practice", "japa at dawn"))).toEqual(["Daily practice"]);
});

test("nothing can be asked that breaks the search", () => {
  const { search } = indexOf([entry("Rudra", "constructor"), entry("Hari")]);
  for (const odd of ["", "॥", "🙏", "__proto__", "toString", "\uffff", "\0", "\\", "(.*)+$"])
    search(parseQuery(odd), { wanted: 10 });
  assert(
    property(string({ unit: "binary", maxLength: 100 }), (query) => void search(parseQuery(query), { wanted: 10 })),
  );
  expect(indexOf([]).search(parseQuery("rudra"), { wanted: 10 }).hits).toEqual([]);
});

test("no more are given than are wanted, and those are the best", () => {
  const entries = Array.from({ length: 50 }, (_, place) => entry(`Entry ${place}`, "om", place));
  const { hits } = indexOf(entries).search(parseQuery("om"), { wanted: 3 });
  expect(hits.map(({ thing }) => thing)).toEqual(["Entry 49", "Entry 48", "Entry 47"]);
});
