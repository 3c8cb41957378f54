import { expect, test } from "vitest";
import { normalizePublisherId } from "./publisher-id.ts";

test.each([
  ["ca-pub-1234567890123456", "ca-pub-1234567890123456"],
  ["pub-1234567890123456", "ca-pub-1234567890123456"],
  ["1234567890123456", "ca-pub-1234567890123456"],
  [" pub-1234567890123456\n", "ca-pub-1234567890123456"],
])("%j names the account %s", (given, expected) => {
  expect(normalizePublisherId(given)).toBe(expected);
});

test.each(["", "  ", "ca-pub-XXXXXXXXXXXXXXXX", "pub-xxxxxxxxxxxxxxxx", "XXXXXXXXXXXXXXXX"])(
  "%j names no account",
  (given) => {
    expect(normalizePublisherId(given)).toBeNull();
  },
);
