import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives a test run one folder for all its temporary files, and removes it at the end, when browsers may still write.
 */
export default function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // PostgreSQL's folder is inside, and it runs as another user if the tests run as root.
  chmodSync(folder, 0o711);
  // The test workers and the processes they start inherit the variable.
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
