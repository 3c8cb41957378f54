import { spawnSync } from "node:child_process";
import { StartupError } from "../src/server/startup-error.ts";

export const encryptedSuffix = ".age";

/** Encrypts a file for the owner of the recipient's key, and writes it next to the file as `name.age`. */
export function encrypt(file: string, recipient: string) {
  run(["--encrypt", "--recipient", recipient, "--output", `${file}${encryptedSuffix}`, file]);
}

export function decrypt(file: string, { identity, into }: { identity: string; into: string }) {
  run(["--decrypt", "--identity", identity, "--output", into, file]);
}

function run(args: string[]) {
  const { status, error, stderr } = spawnSync("age", args, { encoding: "utf8" });
  if (error) {
    const reason = "code" in error && error.code === "ENOENT" ? "it is not installed" : error.message;
    throw new StartupError([`The program age, which encrypts backups, cannot be run: ${reason}.`]);
  }
  if (status !== 0) throw new StartupError([`age refused: ${stderr.trim().split("\n")[0] ?? ""}`]);
}
