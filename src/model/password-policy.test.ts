import { expect, test } from "vitest";
import { unmetRules } from "./password-policy.ts";

const plain = {
  minLength: 6,
  maxLength: 256,
  requireLowercase: false,
  requireUppercase: false,
  requireNumeric: false,
  requireNonAlphanumeric: false,
};
const strict = {
  ...plain,
  minLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumeric: true,
  requireNonAlphanumeric: true,
};

test("six characters are enough when nothing else is asked", () => {
  expect(unmetRules(plain, "namaḥ")).toEqual(["at least 6 characters"]);
  expect(unmetRules(plain, "namaḥ!")).toEqual([]);
});

test("every unmet rule is told, in one order", () => {
  expect(unmetRules(strict, "")).toEqual([
    "at least 8 characters",
    "a lowercase letter",
    "an uppercase letter",
    "a number",
    "a character that is neither a letter nor a number",
  ]);
  expect(unmetRules(strict, "Om 108 namah")).toEqual([]);
});

test("letters count in every script, and once, however they are typed", () => {
  expect(unmetRules(plain, "ॐ नमः")).toEqual(["at least 6 characters"]);
  expect(unmetRules({ ...plain, maxLength: 6 }, "éééééé".normalize("NFD"))).toEqual([]);
  expect(unmetRules({ ...strict, requireUppercase: false }, "नमःशिवाय १०८ a")).toEqual([]);
});
