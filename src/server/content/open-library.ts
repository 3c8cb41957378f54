import { createLibraries } from "./build-library.ts";
import { findCheckedContent, type ContentFolders } from "./checked-content.ts";
import type { ReaderOptions } from "./content-reader.ts";
import type { LibraryIn } from "./library.ts";

interface OpenedFolders extends ContentFolders {
  /** The file in which the build has saved the content that it checked. */
  checkedContent: string;
}

/**
 * Opens the libraries at start. If content has changed since the build, it is read and checked again, which takes most
 * of a start.
 */
export async function openLibraries(folders: OpenedFolders, options?: ReaderOptions): Promise<LibraryIn> {
  const checked = findCheckedContent(folders.checkedContent, folders);
  if (checked) return createLibraries(checked);
  const { readCatalogue } = await import("./read-catalogue.ts");
  const files = readCatalogue(folders.content, folders.public, options);
  return createLibraries(() => files);
}
