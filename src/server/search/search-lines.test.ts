import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { wholeText } from "#model/mantra.ts";
import { normalizeQuery } from "#model/search.ts";
import { testApp } from "../test-app.ts";
import { searchIn } from "./search-library.ts";

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

const firstLines = ({ padas: [first] }: { padas: readonly { sanskrit: string; transliteration: string }[] }) =>
  first ? [normalizeQuery(first.sanskrit), normalizeQuery(first.transliteration)] : [];

test("every mantra is found by its first line in either script, and a hymn by that of each of its verses", () => {
  const { library } = testApp().deps;
  const search = searchIn(library);
  const mantras = [...library.chants.values()].filter(({ hymn }) => !hymn);
  for (const { mantra } of mantras)
    for (const line of firstLines(mantra)) expect(idsOf(search(line).mantras), line).toContain(mantra.id);
  for (const { id, verses } of library.hymns.values())
    for (const line of verses.flatMap(firstLines)) expect(idsOf(search(line).hymns), line).toContain(id);
});

const withoutSpaces = (text: string) => text.replaceAll(/[^\p{L}\p{M}]+/gu, "");

test("the first line of every mantra and verse is found where it is pasted without its spaces", () => {
  const { library } = testApp().deps;
  const search = searchIn(library);
  for (const { mantra, hymn } of library.chants.values()) {
    for (const line of firstLines(mantra).map(withoutSpaces)) {
      const { mantras, hymns } = search(line);
      if (hymn) expect(idsOf(hymns), line).toContain(hymn.id);
      else expect(idsOf(mantras), line).toContain(mantra.id);
    }
  }
});

const verseFor = async (q: string) => (await testApp().call(api.search, { q })).hymns[0]?.verse;

test("a hymn that is found by the words of a verse says which verse, and one that is found by its name says none", async () => {
  expect(await verseFor("bhoot pisach nikat")).toEqual({ id: "hanuman-chalisa-24", name: "Verse 24" });
  expect(await verseFor("jay hanuman gyan gun sagar")).toEqual({ id: "hanuman-chalisa-1", name: "Verse 1" });
  expect(await verseFor("भूतपिसाचनिकटनहिं")).toEqual({ id: "hanuman-chalisa-24", name: "Verse 24" });
  expect(await verseFor("hanuman chalisa")).toBeUndefined();
});

const lettersOf = (text: string) => text.replaceAll(/\P{L}+/gu, "");

test("every verse of a hymn is found as that verse, or as one with the same line; a line that is the title is the hymn", () => {
  const { library } = testApp().deps;
  const search = searchIn(library);
  for (const { id, sanskritTitle, verses } of library.hymns.values()) {
    for (const { padas } of verses) {
      const line = normalizeQuery(padas[0]?.sanskrit ?? "");
      const verseId = search(line).hymns.find((hymn) => hymn.id === id)?.verse?.id;
      const found = verses.find((verse) => verse.id === verseId);
      const shown = found ? wholeText(found, "sanskrit") : sanskritTitle;
      expect(lettersOf(shown), `${id}: ${line}`).toContain(lettersOf(line));
    }
  }
});
