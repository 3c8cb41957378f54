import { writeFileSync } from "node:fs";
import { saveCheckedContent } from "#server/content/checked-content.ts";
import { hymnsWithUnreadAccents } from "#server/content/hymn-accents.ts";
import { readCatalogue } from "#server/content/read-catalogue.ts";
import { folders } from "#server/folders.ts";
import { StartupError } from "#server/startup-error.ts";

/** There may be very many missing texts, so only the first ones are shown. */
const mostShown = 20;

/**
 * This program checks all content and writes the result next to the built server, so that the server need not check it
 * at start.
 */
const begun = performance.now();
const lacks: string[] = [];
try {
  const files = readCatalogue(folders.content, folders.public, { lacks });
  saveCheckedContent(`${folders.build}/server/checked-content.json`, folders, files);
  console.log(`The content was checked in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (lacks.length > 0) {
    const list = `${folders.build}/server/not-translated.txt`;
    writeFileSync(list, `${lacks.join("\n")}\n`);
    console.log(`${lacks.length} texts are shown in another language, because theirs lacks them (all in ${list}):`);
    for (const lack of lacks.slice(0, mostShown)) console.log(`  ${lack}`);
  }
  const unread = hymnsWithUnreadAccents(files);
  if (unread.length > 0)
    console.log(`Without accents in Latin letters, because they are not clear: ${unread.join(", ")}.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["The content has faults.", ...error.problems].join("\n"));
  process.exit(1);
}
