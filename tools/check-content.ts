import { saveCheckedContent } from "#server/content/checked-content.ts";
import { hymnsWithUnreadAccents } from "#server/content/hymn-accents.ts";
import { readCatalogue } from "#server/content/read-catalogue.ts";
import { folders } from "#server/folders.ts";
import { StartupError } from "#server/startup-error.ts";

/** Checks all content and writes the result beside the built server, so that the server need not check it at start. */
const begun = performance.now();
try {
  const files = readCatalogue(folders.content, folders.public);
  saveCheckedContent(`${folders.build}/server/checked-content.json`, folders, files);
  console.log(`The content was checked in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  const unread = hymnsWithUnreadAccents(files);
  if (unread.length > 0)
    console.log(`Without accents in Latin letters, because they are not clear: ${unread.join(", ")}.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["The content has faults.", ...error.problems].join("\n"));
  process.exit(1);
}
