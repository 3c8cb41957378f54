import { expect, test } from "vitest";
import { readPadas } from "./padas.ts";

test("each line is a pāda, and the pādas make up the text", () => {
  const padas = readPadas("अगजाननपद्मार्कं\nगजाननमहर्निशम् ।\n");
  expect(padas).toEqual(["अगजाननपद्मार्कं ", "गजाननमहर्निशम् ।"]);
  expect(padas.join("")).toBe("अगजाननपद्मार्कं गजाननमहर्निशम् ।");
});

test("a hyphen at the end of a line is no letter: the word goes on", () => {
  expect(readPadas("urvārukamiva bandhanān-\n  mṛtyormukṣīya")).toEqual(["urvārukamiva bandhanān", "mṛtyormukṣīya"]);
});

test("a text in one line is one pāda", () => {
  expect(readPadas("ॐ नमः शिवाय")).toEqual(["ॐ नमः शिवाय"]);
});
