import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";

/** The folder of the content, and that of the pictures and recordings that it names. */
export interface ContentFolders {
  content: string;
  public: string;
}

interface CheckedContent {
  stamp: ContentStamp;
  files: CatalogueFiles;
}

/** These values tell whether any file has changed since the build. */
interface ContentStamp {
  /** The stamp of each content file by its name. */
  content: Record<string, FileStamp>;
  /** The names of the public files. Content refers to them only by name, so nothing else about them matters. */
  public: string[];
}

/** The size in bytes, the time of the last change in ms, and the digest of a file. */
type FileStamp = [size: number, changedAt: number, digest: string];

/**
 * Saves content that has passed all checks, in one file for each language, so that a start reads only that one. The
 * build puts them next to the server.
 */
export function saveCheckedContent(file: string, folders: ContentFolders, files: CatalogueFiles) {
  const stamp = stampOf(folders);
  for (const language of languages) {
    const checked: CheckedContent = { stamp, files: onlyIn(language, files) };
    writeFileSync(fileIn(language, file), JSON.stringify(checked));
  }
}

/**
 * Finds content that the build has checked. Returns a function that reads its files with the texts of one language
 * alone; or null where none was saved, or where any file has changed since.
 */
export function findCheckedContent(
  file: string,
  folders: ContentFolders,
): ((language: Language) => CatalogueFiles) | null {
  try {
    const { stamp, files } = read(file, mainLanguage);
    if (!isCurrent(stamp, folders) || !languages.every((language) => existsSync(fileIn(language, file)))) return null;
    return (language) => (language === mainLanguage ? files : read(file, language).files);
  } catch {
    // If a file cannot be read, the checks that follow report it.
    return null;
  }
}

// This build wrote the files itself, so their shape is known.
const read = (file: string, language: Language) =>
  JSON.parse(readFileSync(fileIn(language, file), "utf8")) as CheckedContent;

const fileIn = (language: Language, file: string) =>
  language === mainLanguage ? file : file.replace(/(\.json)?$/, `.${language}$1`);

/** Removes the texts in other languages, which the library of this language does not use. */
export const onlyIn = (language: Language, files: CatalogueFiles) => withoutOthers(language, files) as CatalogueFiles;

function withoutOthers(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutOthers(language, each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length === languages.length && languages.every((each) => each in value);
  const kept = isText ? entries.filter(([key]) => key === language) : entries;
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutOthers(language, each)]));
}

function stampOf(folders: ContentFolders): ContentStamp {
  const stamps = filesIn(folders.content).map((name) => {
    const path = join(folders.content, name);
    const { size, mtimeMs } = statSync(path);
    return [name, [size, mtimeMs, digestOf(path)] satisfies FileStamp] as const;
  });
  return { content: Object.fromEntries(stamps), public: filesIn(folders.public) };
}

/**
 * Returns true if all files are unchanged. A file with the same size and time is not read, because reading all of them
 * would take most of a start. A file with another time, as in a copied folder, is read.
 */
function isCurrent(stamp: ContentStamp, folders: ContentFolders) {
  const names = filesIn(folders.content);
  if (names.join("\n") !== Object.keys(stamp.content).join("\n")) return false;
  if (filesIn(folders.public).join("\n") !== stamp.public.join("\n")) return false;
  return names.every((name) => {
    const path = join(folders.content, name);
    const [size, changedAt, digest] = stamp.content[name] ?? [];
    const current = statSync(path);
    return current.size === size && (current.mtimeMs === changedAt || digestOf(path) === digest);
  });
}

const digestOf = (path: string) => hash("sha256", readFileSync(path), "base64url");

/** Lists the files below a folder and below the folders that it links to. Names that begin with a dot are left out. */
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
