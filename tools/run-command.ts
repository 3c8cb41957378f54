import { describeUnavailable, isUnavailable } from "../src/server/db/database-errors.ts";
import { keepNewFilesPrivate } from "../src/server/private-files.ts";
import { StartupError } from "../src/server/startup-error.ts";

/**
 * Runs a command for operators that copies what people have stored. An error that they can fix is reported in sentences
 * under the headline, without a stack trace.
 */
export async function runCommand(headline: string, command: () => Promise<string>) {
  keepNewFilesPrivate();
  try {
    console.log(await command());
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) throw error;
    console.error([headline, ...problems].join("\n"));
    process.exit(1);
  }
}

function problemsOf(error: unknown): readonly string[] | null {
  if (error instanceof StartupError) return error.problems;
  // This error reports an option that the command does not have.
  if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return [error.message];
  }
  return isUnavailable(error) ? [describeUnavailable(error)] : null;
}
