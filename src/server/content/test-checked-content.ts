import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folders } from "../folders.ts";
import { saveCheckedContent } from "./checked-content.ts";
import { readCatalogue } from "./read-catalogue.ts";

/**
 * Returns the file in which the content of this site is saved for a whole test run, as a build saves it. Reading and
 * checking the content takes most of a start, so only the first process of the run that calls this does it.
 */
export function checkedContent(): string {
  const saved = join(tmpdir(), "checked-content");
  if (!existsSync(saved)) saveIn(saved);
  return join(saved, "content.json");
}

/** Saves the content in a folder of another name first, so that no process finds a folder that is not complete. */
function saveIn(folder: string) {
  const unfinished = mkdtempSync(join(tmpdir(), "unchecked-content-"));
  saveCheckedContent(join(unfinished, "content.json"), folders, readCatalogue(folders.content, folders.public));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process of the run may have been faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}
