import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { indexMeanwhile, searchIn } from "./search-library.ts";

const copyOfLibrary = () => ({ ...testApp().deps.library });

test("a question that comes before the index is made is answered in full", async () => {
  const library = copyOfLibrary();
  const making = indexMeanwhile(library);
  const early = searchIn(library)("shiva");
  await making;
  expect(early.mantras).not.toEqual([]);
  expect(early).toEqual(searchIn(library)("shiva"));
});

test("others have their turn while the index is made", async () => {
  let [turns, isMade] = [0, false];
  const takeTurn = () => {
    turns++;
    if (!isMade) setImmediate(takeTurn);
  };
  takeTurn();
  await indexMeanwhile(copyOfLibrary());
  isMade = true;
  expect(turns).toBeGreaterThan(10);
});
