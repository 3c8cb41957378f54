import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "../folders.ts";

const read = (name: string) => readFileSync(join(folders.content, name), "utf8");
const bibliography = lettersOf(read("pages/bibliography.md"));

/** Matches the titles of books by their last word, in the sources of mantras and hymns. */
const book =
  /\p{Lu}[\p{L}\p{M}]*(?:[- ]\p{Lu}[\p{L}\p{M}]*| (?=Atharva))* ?(?:Veda|Saṃhitā|Āraṇyaka|Upaniṣad|Purāṇa|Gītā|Dhyāna)|Ṛgveda|\p{Lu}[\p{L}\p{M}-]*(?:atharvaśīrṣa|mānasa|tilaka|māhātmya|rakṣā)/gu;

/** Returns the letters of a title for comparison, because hyphens and capitals differ from place to place. */
function lettersOf(text: string) {
  return text.replaceAll(/[- *]/g, "").toLowerCase();
}

const sourcesOf = (name: string) => /^source:\n((?: .*\n)+)/m.exec(read(name))?.[1]?.replaceAll(/\s+/g, " ") ?? "";

/** Returns a title without the kind of book, which the bibliography names once for several books. */
const ownName = (title: string) => lettersOf(title.replace(/ ?Upaniṣad$/u, ""));

const files = globSync("{deities/*/mantras,collections/*/mantras,hymns}/*.yaml", { cwd: folders.content });

test.each(files)("every book that %s names as its source is in the bibliography", (name) => {
  const source = sourcesOf(name);
  expect(source).not.toBe("");
  const missing = (source.match(book) ?? []).filter((title) => !bibliography.includes(ownName(title)));
  expect(missing).toEqual([]);
});

test("books are found among the sources", () => {
  const books = new Set(files.flatMap((name) => sourcesOf(name).match(book) ?? []));
  expect(books.size).toBeGreaterThan(15);
});
