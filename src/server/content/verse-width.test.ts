import { expect, test } from "vitest";
import { widestOf } from "./verse-width.ts";

test("a verse is as wide as its longest pāda", () => {
  expect(widestOf(["ॐ नमः शिवाय"])).toBe(10);
  expect(widestOf(["ॐ नमः शिवाय", "शान्ताकारं भुजगशयनं पद्मनाभं सुरेशं"])).toBe(13);
  expect(widestOf(["सा मां पातु सरस्वती भगवती निःशेषजाड्यापहा ॥"])).toBe(18);
});

test("a text longer than any pāda gets the smallest letters, and is wrapped", () => {
  expect(widestOf(["नमः शिवाय ".repeat(9)])).toBe(18);
});
