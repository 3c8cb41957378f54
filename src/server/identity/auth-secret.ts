import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

export const secretName = "auth-secret";

/** The least length in characters. */
export const shortestSecret = 32;

/**
 * Reads the secret in the data folder. The first start creates it, so that only the server can read it. Throws a
 * StartupError for a secret that can be guessed, or that cannot be read.
 */
export function readAuthSecret(dataDir: string): string {
  const file = join(dataDir, secretName);
  if (!existsSync(file)) make(file);
  const secret = read(file);
  if (secret.length < shortestSecret) {
    throw new StartupError([`The secret in ${JSON.stringify(file)} is too short: delete it, and a new one is made.`]);
  }
  return secret;
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError([`The secret in ${JSON.stringify(file)} cannot be read: ${reason}.`]);
  }
}

/**
 * Writes the secret under a temporary name and links it, so that a concurrent start neither reads half of it nor
 * replaces it.
 */
function make(file: string) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  } finally {
    unlinkSync(draft);
  }
}
