import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const secretName = "auth-secret";

/** Reads the secret in the data folder; created at the first start, with access for the server alone. */
export function readAuthSecret(dataDir: string): string {
  const file = join(dataDir, secretName);
  if (!existsSync(file)) make(file);
  return readFileSync(file, "utf8").trim();
}

/** Written under a temporary name and linked: a concurrent start never reads half of it, and never replaces it. */
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
