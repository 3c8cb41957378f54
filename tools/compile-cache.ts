import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Lets Node keep what it has compiled in the folder of the test run, so that only the first of the processes that tests
 * start from the same sources compiles them. The test workers inherit the variable.
 */
export default function useCompileCache() {
  process.env["NODE_COMPILE_CACHE"] = join(tmpdir(), "compiled");
}
