import { expect, test } from "vitest";
import { hasAdPlaces, placeOf } from "./ad-places.ts";

test("a numbered box of a list stands at the place it is named after", () => {
  expect(placeOf("deity-after-12")).toBe("deity-after");
  expect(placeOf("deity-side")).toBe("deity-side");
  expect(placeOf("deity")).toBeNull();
});

test.each(["/", "/mantras", "/deity/shiva"])("%s has places for them", (path) => {
  expect(hasAdPlaces(path)).toBe(true);
});

test.each([
  "/chant/shiva/om-namah-shivaya",
  "/meditation",
  "/auth",
  "/profile",
  "/profile/history",
  "/favorites",
  "/my-mantras/own-k3v9x2m7",
  "/blog",
  "/about",
  "/legal",
  "/nowhere",
  "/mantras/more",
])("%s has none", (path) => {
  expect(hasAdPlaces(path)).toBe(false);
});
