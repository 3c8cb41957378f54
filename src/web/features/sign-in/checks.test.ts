import { expect, test } from "vitest";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import { check } from "./checks.ts";

const mira = { name: "Mira", email: "mira@example.org" };
const withPassword = (password: string, confirmPassword = password) => ({ ...mira, password, confirmPassword });

test.each([
  [defaultPasswordPolicy, "om", "Password must be at least 6 characters long"],
  [{ ...defaultPasswordPolicy, minLength: 10 }, "om namah", "Password must be at least 10 characters long"],
  [{ ...defaultPasswordPolicy, requireNumeric: true }, "om namah", "The password must have a number."],
  [{ ...defaultPasswordPolicy, requireNumeric: true }, "om namah 108", undefined],
])("under the policy %j the new password %j gets the message %j", (policy, password, message) => {
  expect(check("signup", withPassword(password), policy)["password"]).toBe(message);
});

test("the confirmation must be as long as the policy requires, and equal", () => {
  const policy = { ...defaultPasswordPolicy, minLength: 8 };
  const messageFor = (confirmation: string) =>
    check("signup", withPassword("om namah", confirmation), policy)["confirmPassword"];
  expect(messageFor("om")).toBe("Confirm password must be at least 8 characters long");
  expect(messageFor("om namo!")).toBe("Passwords don't match");
  expect(messageFor("om namah")).toBeUndefined();
});

test("a stricter policy does not keep an older, shorter password from signing in", () => {
  const policy = { ...defaultPasswordPolicy, minLength: 12 };
  expect(check("login", withPassword("om nam"), policy)).toEqual({});
  expect(check("login", withPassword("om"), policy)["password"]).toBe("Password must be at least 6 characters long");
});

test.each(["ravi@भारत.भारत", "रवि@भारत.भारत", "jack&jill@example.org", " mira@example.org ", "ravi@bücher.example"])(
  "the address %s is taken in every form",
  (email) => {
    for (const mode of ["login", "signup", "reset"] as const) {
      expect(check(mode, { ...withPassword("om namah"), email }, defaultPasswordPolicy)).toEqual({});
    }
  },
);

test.each(["mira", "mira@", "mira@exa mple.org", "ra\u202evi@example.org", "a,b@example.org"])(
  "the address %j is refused in every form",
  (email) => {
    for (const mode of ["login", "signup", "reset"] as const) {
      const found = check(mode, { ...withPassword("om namah"), email }, defaultPasswordPolicy);
      expect(found).toEqual({ email: "Please enter a valid email address" });
    }
  },
);

test.each([
  ["\u200b\u200b", "Name must have a letter that can be seen"],
  ["\u3164\u2800", "Name must have a letter that can be seen"],
  ["\u202eMira", "Name must not contain characters that turn the direction of a text"],
  ["Mi\u2066ra", "Name must not contain characters that turn the direction of a text"],
  ["👩", "Name must be at least 2 characters long"],
  ["श्री", undefined],
  ["रा", undefined],
  ["👨‍👩‍👧", undefined],
])("the name %j gets the message %j", (name, message) => {
  expect(check("signup", { ...withPassword("om namah"), name }, defaultPasswordPolicy)["name"]).toBe(message);
});
