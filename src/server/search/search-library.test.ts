import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { indexInBackground, searchIn } from "./search-library.ts";

const copyOfLibrary = () => ({ ...testApp().deps.library });

test("a search before the index is built has all results", async () => {
  const library = copyOfLibrary();
  const building = indexInBackground(library);
  const early = searchIn(library)("shiva");
  await building;
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
