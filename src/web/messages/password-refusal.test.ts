import { expect, test } from "vitest";
import { defaultPasswordPolicy, passwordRefusal as serverRefusal } from "#model/password-policy.ts";
import { passwordRefusal } from "./password-refusal.ts";

const strict = {
  minLength: 12,
  maxLength: 20,
  requireLowercase: true,
  requireUppercase: true,
  requireNumeric: true,
  requireNonAlphanumeric: true,
};

test.each(["", "om", "om namah shivaya", "Om 108 namah", "x".repeat(300)])(
  "in English a page refuses “%s” in the server's own sentence",
  (password) => {
    for (const policy of [defaultPasswordPolicy, strict])
      expect(passwordRefusal(policy, password)).toBe(serverRefusal(policy, password));
  },
);
