import { expect, test } from "vitest";
import { authPathFor, nextPath } from "./next-path.ts";

test.each(["/profile", "/chant/shiva/om-namah-shivaya", "/blog?page=2#top"])("%s is come back to", (path) => {
  expect(nextPath(new URL(authPathFor(path), "https://site.example").search)).toBe(path);
});

test.each([
  "",
  "https://evil.example/",
  "//evil.example/",
  String.raw`/\evil.example/`,
  String.raw`\\evil.example`,
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "blob:http://site.invalid/1",
  "blob:https://site.example/1",
  "filesystem:http://site.invalid/temporary/x",
  "view-source:http://site.invalid/",
  "ftp://site.invalid/profile",
  "https://site.invalid/profile",
  "http://",
  "/auth",
  "/auth?next=/auth",
])("%j leads home", (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe("/");
});

test("without a wish, home", () => {
  expect(nextPath("")).toBe("/");
});
