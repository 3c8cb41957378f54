import { expect, test } from "vitest";
import { defaultPasswordPolicy, passwordRefusal, passwordRules, unmetRules } from "./password-policy.ts";

const strict = {
  ...defaultPasswordPolicy,
  minLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumeric: true,
  requireNonAlphanumeric: true,
};

test("six characters are enough by default", () => {
  expect(unmetRules(defaultPasswordPolicy, "namaḥ")).toEqual(["at least 6 characters"]);
  expect(unmetRules(defaultPasswordPolicy, "namaḥ!")).toEqual([]);
});

test("every unmet rule is listed, always in the same order", () => {
  expect(unmetRules(strict, "")).toEqual([
    "at least 8 characters",
    "a lowercase letter",
    "an uppercase letter",
    "a number",
    "a symbol (such as ! or ?)",
  ]);
  expect(unmetRules(strict, "Om 108 namah")).toEqual([]);
});

test("letters count in every script, and once, however they are typed", () => {
  expect(unmetRules(defaultPasswordPolicy, "ॐ नमः")).toEqual(["at least 6 characters"]);
  for (const letter of ["é", "ǖ", "ṝ"])
    for (const form of ["NFC", "NFD"]) {
      expect(unmetRules(defaultPasswordPolicy, letter.repeat(256).normalize(form))).toEqual([]);
    }
  expect(unmetRules({ ...strict, requireUppercase: false }, "नमःशिवाय १०८ a")).toEqual([]);
});

test.each([
  [defaultPasswordPolicy, "om", "Password should be at least 6 characters."],
  [{ ...defaultPasswordPolicy, minLength: 10 }, "om namah", "Password should be at least 10 characters."],
  [{ ...defaultPasswordPolicy, maxLength: 8 }, "om namah shivaya", "The password must have at most 8 characters."],
  [{ ...defaultPasswordPolicy, requireNumeric: true }, "om namah", "The password must have a number."],
  [strict, "OM 10", "The password must have at least 8 characters and a lowercase letter."],
  [strict, "Om 108 namah", null],
])("under the policy %j the password %j is refused with %j", (policy, password, sentence) => {
  expect(passwordRefusal(policy, password)).toBe(sentence);
});

test.each([
  [defaultPasswordPolicy, "minlength: 6; maxlength: 256;"],
  [
    { ...defaultPasswordPolicy, minLength: 10, requireNumeric: true },
    "minlength: 10; maxlength: 256; required: digit;",
  ],
  [strict, "minlength: 8; maxlength: 256; required: lower; required: upper; required: digit; required: special;"],
])("password managers read the policy %j as %j", (policy, rules) => {
  expect(passwordRules(policy)).toBe(rules);
});
