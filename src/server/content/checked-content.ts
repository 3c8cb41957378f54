import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Keeps content that has passed all checks. The build does it, beside the server that it builds. */
export function saveCheckedContent(file: string, folders: ContentFolders, files: CatalogueFiles) {
  const checked: CheckedContent = { digest: digestOf(folders), files };
  writeFileSync(file, JSON.stringify(checked));
}

/** Content as the build has checked it; null where none was kept, or any file is not as it was then. */
export function findCheckedContent(file: string, folders: ContentFolders): CatalogueFiles | null {
  const checked = parse(file);
  return checked?.digest === digestOf(folders) ? checked.files : null;
}

function parse(file: string): CheckedContent | null {
  try {
    // Written by this very build; where it is damaged, the content itself is read again.
    return JSON.parse(readFileSync(file, "utf8")) as CheckedContent;
  } catch {
    return null;
  }
}

/** Digest of the names and bytes of all content, and of the names of public files, which is all that content says of them. */
function digestOf(folders: ContentFolders) {
  const hash = createHash("sha256");
  for (const name of filesIn(folders.content))
    hash.update(`${name}\n`).update(readFileSync(join(folders.content, name)));
  return hash.update(filesIn(folders.public).join("\n")).digest("hex");
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .toSorted();
