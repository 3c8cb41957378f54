import { spawnSync } from "node:child_process";

/**
 * Fails if a program named in REQUIRED_PROGRAMS is missing, because tests that need it would be skipped. The variable
 * is set only where these programs are installed for the tests.
 */
export default function requirePrograms() {
  const missing = missingOf(process.env["REQUIRED_PROGRAMS"] ?? "");
  if (missing.length > 0) throw new Error(`Tests need what is not installed: ${missing.join(", ")}`);
}

/** Returns the programs of a list, separated by blanks, that cannot be run. */
export const missingOf = (list: string) =>
  list.split(/\s+/).filter((name) => name !== "" && spawnSync(name, ["--version"], { timeout: 10_000 }).error);
