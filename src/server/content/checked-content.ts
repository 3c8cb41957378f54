import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";

/** Folders of the content, and of the pictures and recordings that it names. */
export interface ContentFolders {
  content: string;
  public: string;
}

interface CheckedContent {
  stamp: ContentStamp;
  files: CatalogueFiles;
}

/** What tells whether any file has changed since the build. */
interface ContentStamp {
  /** The content files by their names. */
  content: Record<string, FileStamp>;
  /** Names of the public files, to which content refers only by name. */
  public: string[];
}

/** Size in bytes, time of the last change in ms, and digest of a file. */
type FileStamp = [size: number, changedAt: number, digest: string];

/**
 * Saves content that has passed all checks, in a file for each language, so that a start reads only one. The build does so
 * beside the server that it builds.
 */
export function saveCheckedContent(file: string, folders: ContentFolders, files: CatalogueFiles) {
  const stamp = stampOf(folders);
  for (const language of languages) {
    const checked: CheckedContent = { stamp, files: onlyIn(language, files) };
    writeFileSync(fileIn(language, file), JSON.stringify(checked));
  }
}

/**
 * Finds content that the build has checked, and returns what reads its files in a language; null where none was saved,
 * or where any file has changed since. What is read has its texts in that language alone.
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
    // A file that cannot be read is reported by the checks, which come next.
    return null;
  }
}

// The files were written by this build, so their shape is known.
const read = (file: string, language: Language) =>
  JSON.parse(readFileSync(fileIn(language, file), "utf8")) as CheckedContent;

const fileIn = (language: Language, file: string) =>
  language === mainLanguage ? file : file.replace(/(\.json)?$/, `.${language}$1`);

/** Returns the files without the texts in other languages. The library of the language is built from no others. */
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
 * Returns true if all files are as they were. A file of the same size and time counts as unchanged without being read,
 * because reading all of them would take most of a start. One of another time, as a copied folder has, is read.
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
