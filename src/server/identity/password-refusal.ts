import { readFileSync } from "node:fs";
import { join } from "node:path";
import { passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";
import { folders } from "../folders.ts";
import type { Refusal } from "./identity.ts";

const file = join(folders.identity, "common-passwords.txt");
let list: ReadonlySet<string> | null = null;

/** Reads the list when a password is first chosen. */
function readList() {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return new Set(lines.filter((line) => !line.startsWith("# ")));
}

/** Returns true for a password that attackers try first, in upper or lower case. */
const isCommonPassword = (password: string) => (list ??= readList()).has(password.toLowerCase());

/** Returns the refusal of a password that breaks the policy or is common, or null. */
export type CheckPolicy = (password: string) => Refusal | null;

export const createPolicyCheck =
  (policy: PasswordPolicy): CheckPolicy =>
  (password) => {
    const sentence = passwordRefusal(policy, password);
    if (sentence !== null) return { refused: "weak-password", sentence };
    return isCommonPassword(password) ? { refused: "common-password" } : null;
  };
