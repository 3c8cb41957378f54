import { saveCheckedContent } from "#server/content/checked-content.ts";
import { readCatalogue } from "#server/content/read-catalogue.ts";
import { folders } from "#server/folders.ts";
import { StartupError } from "#server/startup-error.ts";

/** Checks all content and writes the result beside the built server, so that the server need not check it at start. */
try {
  const files = readCatalogue(folders.content, folders.public);
  saveCheckedContent(`${folders.build}/server/checked-content.json`, folders, files);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["The content has faults.", ...error.problems].join("\n"));
  process.exit(1);
}
