import { buildLibrary } from "./build-library.ts";
import { findCheckedContent, type ContentFolders } from "./checked-content.ts";
import type { Library } from "./library.ts";

interface OpenedFolders extends ContentFolders {
  /** File in which the build has saved the content that it checked. */
  checkedContent: string;
}

/**
 * Opens the library at start. If content has changed since the build, it is read and checked again, which takes most of
 * a start.
 */
export async function openLibrary(folders: OpenedFolders): Promise<Library> {
  const checked = findCheckedContent(folders.checkedContent, folders);
  return buildLibrary(checked ?? (await readAgain(folders)));
}

async function readAgain(folders: ContentFolders) {
  const { readCatalogue } = await import("./read-catalogue.ts");
  return readCatalogue(folders.content, folders.public);
}
