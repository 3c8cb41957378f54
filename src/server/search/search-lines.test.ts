import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { Found } from "#model/found.ts";
import { wholeText } from "#model/mantra.ts";
import { normalizeQuery } from "#model/search.ts";
import { testApp } from "../test-app.ts";
import { searchIn } from "./search-library.ts";

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

const firstLines = ({ padas: [first] }: { padas: readonly { sanskrit: string; transliteration: string }[] }) =>
  first ? [normalizeQuery(first.sanskrit), normalizeQuery(first.transliteration)] : [];

const { library } = testApp().deps;
const searchOnce = searchIn(library);
const results = new Map<string, Found>();
/** Searches once for a line that several tests look for. */
function search(line: string) {
  const found = results.get(line) ?? searchOnce(line);
  results.set(line, found);
  return found;
}
const hymns = [...library.hymns.values()];
const mantras = [...library.chants.values()].flatMap(({ mantra, hymn }) => (hymn ? [] : [mantra]));
const withoutSpaces = (text: string) => text.replaceAll(/[^\p{L}\p{M}]+/gu, "");

test("every mantra is found by its first line in either script, also where it is pasted without its spaces", () => {
  for (const mantra of mantras)
    for (const line of firstLines(mantra).flatMap((line) => [line, withoutSpaces(line)]))
      expect(idsOf(search(line).mantras), line).toContain(mantra.id);
});

test.each(hymns)("$id is found by the first line of each of its verses, with and without spaces", ({ id, verses }) => {
  for (const line of verses.flatMap(firstLines).flatMap((line) => [line, withoutSpaces(line)]))
    expect(idsOf(search(line).hymns), line).toContain(id);
});

const verseFor = async (q: string) => (await testApp().call(api.search, { q })).hymns[0]?.verse;

test("a hymn that is found by the words of a verse says which verse, and one that is found by its name says none", async () => {
  expect(await verseFor("bhoot pisach nikat")).toEqual({ id: "hanuman-chalisa-24", name: "Verse 24" });
  expect(await verseFor("jay hanuman gyan gun sagar")).toEqual({ id: "hanuman-chalisa-1", name: "Verse 1" });
  expect(await verseFor("भूतपिसाचनिकटनहिं")).toEqual({ id: "hanuman-chalisa-24", name: "Verse 24" });
  expect(await verseFor("hanuman chalisa")).toBeUndefined();
});

const lettersOf = (text: string) => text.replaceAll(/\P{L}+/gu, "");

test.each(hymns)("a verse of $id is found as that verse, or as one with the same line, or as the title", (hymn) => {
  for (const { padas } of hymn.verses) {
    const line = normalizeQuery(padas[0]?.sanskrit ?? "");
    const verseId = search(line).hymns.find(({ id }) => id === hymn.id)?.verse?.id;
    const found = hymn.verses.find((verse) => verse.id === verseId);
    const shown = found ? wholeText(found, "sanskrit") : hymn.sanskritTitle;
    expect(lettersOf(shown), line).toContain(lettersOf(line));
  }
});
