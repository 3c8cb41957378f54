import { spawnSync } from "node:child_process";

/**
 * Fails where a program named in REQUIRED_PROGRAMS is missing, without which tests would be left out. Set where programs
 * are installed for the tests, and nowhere else.
 */
export default function requirePrograms() {
  const missing = missingOf(process.env["REQUIRED_PROGRAMS"] ?? "");
  if (missing.length > 0) throw new Error(`Tests need what is not installed: ${missing.join(", ")}`);
}

/** Programs of a list with blanks that cannot be run. */
export const missingOf = (list: string) =>
  list.split(/\s+/).filter((name) => name !== "" && spawnSync(name, ["--version"], { timeout: 10_000 }).error);
