import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../folders.ts";

const file = join(folders.identity, "common-passwords.txt");
let list: ReadonlySet<string> | null = null;

/** Reads the list when a password is first chosen. */
function readList() {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return new Set(lines.filter((line) => !line.startsWith("# ")));
}

/** Returns true for a password that attackers try first, in upper or lower case. */
export const isCommonPassword = (password: string) => (list ??= readList()).has(password.toLowerCase());
