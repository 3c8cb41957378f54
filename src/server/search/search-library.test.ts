import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { indexInBackground, searchIn } from "./search-library.ts";

const copyOfLibrary = () => ({ ...testApp().deps.library });

test("a question that comes before the index is made is answered in full", async () => {
  const library = copyOfLibrary();
  const making = indexInBackground(library);
  const early = searchIn(library)("shiva");
  await making;
  expect(early.mantras).not.toEqual([]);
  expect(early).toEqual(searchIn(library)("shiva"));
});

test("other work runs while the index is built", async () => {
  let [steps, isBuilt] = [0, false];
  const countStep = () => {
    steps++;
    if (!isBuilt) setImmediate(countStep);
  };
  countStep();
  await indexInBackground(copyOfLibrary());
  isBuilt = true;
  expect(steps).toBeGreaterThan(10);
});
