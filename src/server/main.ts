import { enableCompileCache } from "node:module";
import { StartupError } from "./startup-error.ts";
import { folders } from "./folders.ts";
import { keepNewFilesPrivate } from "./private-files.ts";

keepNewFilesPrivate();
// The cache must be enabled before any other module is loaded, so the import below is dynamic.
enableCompileCache(`${folders.build}/compile-cache`);

try {
  const { start } = await import("./start.ts");
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["The server cannot start.", ...error.problems].join("\n"));
  process.exit(1);
}
