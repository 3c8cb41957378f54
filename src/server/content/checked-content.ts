import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueFiles } from "./catalogue-files.ts";

/** Folders of the content, and of the pictures and recordings that it names. */
export interface ContentFolders {
  content: string;
  public: string;
}

interface CheckedContent {
  digest: string;
  files: CatalogueFiles;
}

/** Saves content that has passed all checks. The build does so beside the server that it builds. */
export function saveCheckedContent(file: string, folders: ContentFolders, files: CatalogueFiles) {
  const checked: CheckedContent = { digest: digestOf(folders), files };
  writeFileSync(file, JSON.stringify(checked));
}

/** Reads content that the build has checked; null where none was saved, or where any file has changed since. */
export function findCheckedContent(file: string, folders: ContentFolders): CatalogueFiles | null {
  try {
    // The file was written by this build, so its shape is known.
    const checked = JSON.parse(readFileSync(file, "utf8")) as CheckedContent;
    return checked.digest === digestOf(folders) ? checked.files : null;
  } catch {
    // A file that cannot be read is reported by the checks, which come next.
    return null;
  }
}

/**
 * Returns a digest of the names and bytes of all content, and of the names of public files, because content refers to
 * those only by name.
 */
function digestOf(folders: ContentFolders) {
  const hash = createHash("sha256");
  for (const name of filesIn(folders.content))
    hash.update(`${name}\n`).update(readFileSync(join(folders.content, name)));
  return hash.update(filesIn(folders.public).join("\n")).digest("hex");
}

/**
 * Lists the files below a folder, and below the folders to which it links. Names that begin with a dot are left out.
 */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const isFolder = entry.isSymbolicLink()
        ? statSync(path, { throwIfNoEntry: false })?.isDirectory()
        : entry.isDirectory();
      return isFolder ? filesIn(path).map((file) => `${entry.name}/${file}`) : entry.name;
    });
}
