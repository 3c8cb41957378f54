import { expect, test } from "vitest";
import { inLanguage, prefixOf, splitLanguage } from "./languages.ts";

const addresses = [
  ["/", "/hi"],
  ["/?utm=1", "/hi?utm=1"],
  ["/#today", "/hi#today"],
  ["/deity/shiva", "/hi/deity/shiva"],
  ["/hymns/hanuman-chalisa#verse-1", "/hi/hymns/hanuman-chalisa#verse-1"],
  ["/search?q=om", "/hi/search?q=om"],
  ["/api/deities", "/api/hi/deities"],
  ["/api/search?q=om/", "/api/hi/search?q=om/"],
] as const;

test.each(addresses)("%s in Hindi is %s, and back", (english, hindi) => {
  expect(inLanguage("hi", english)).toBe(hindi);
  expect(inLanguage("en", english)).toBe(english);
  expect(splitLanguage(hindi)).toEqual({ language: "hi", path: english });
  expect(splitLanguage(english)).toEqual({ language: "en", path: english });
});

test("a slash behind the prefix alone is the home page too", () =>
  expect(splitLanguage("/hi/")).toEqual({ language: "hi", path: "/" }));

test.each(["/en", "/en/blog", "/hindi", "/hi-IN", "/himalaya/hi", "/api/hindi", "/blog/hi", "/hi/api/deities"])(
  "%s has no prefix of a language",
  (path) => expect(splitLanguage(path)).toEqual({ language: "en", path }),
);

test("only other languages than the main one have a prefix", () =>
  expect([prefixOf("en"), prefixOf("hi")]).toEqual(["", "/hi"]));
