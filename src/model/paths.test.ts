import { expect, test } from "vitest";
import { canonicalPath } from "./paths.ts";

const aliases = { ganesh: "ganesha" };

test("another spelling of a deity leads to the one address of its page", () => {
  expect(canonicalPath("/deity/ganesh", aliases)).toBe("/deity/ganesha");
  expect(canonicalPath("/chant/ganesh/vakratunda", aliases)).toBe("/chant/ganesha/vakratunda");
});

test("all other addresses stay as they are", () => {
  for (const path of ["/", "/deity/ganesha", "/deity/constructor", "/deity/ganesh-chaturthi", "/blog/ganesh"]) {
    expect(canonicalPath(path, aliases)).toBe(path);
  }
});
