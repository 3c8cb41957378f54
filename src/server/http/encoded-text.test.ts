import { expect, test } from "vitest";
import { encodeText, joinText } from "./encoded-text.ts";

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("the parts of a response follow each other, whether they were encoded before or not", () => {
  const styles = encodeText("<style>ॐ</style>");
  expect(read(joinText(["<head>", styles, "</head>श्री"]).bytes)).toBe("<head><style>ॐ</style></head>श्री");
  expect(read(joinText("ॐ").bytes)).toBe("ॐ");
});

test("responses differ in their digest as soon as one of their parts does", () => {
  const digests = [
    ["a", encodeText("b")],
    ["a", encodeText("c")],
    ["d", encodeText("b")],
    [encodeText("b"), "a"],
  ].map((parts) => joinText(parts).digest);
  expect(new Set(digests).size).toBe(4);
  expect(joinText(["a", encodeText("b")]).digest).toBe(digests[0]);
});
