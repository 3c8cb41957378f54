import { hash } from "node:crypto";
import {
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";

/** The folder of the content, and that of the pictures and recordings that it names. */
export interface ContentFolders {
  content: string;
  public: string;
}

interface CheckedContent {
  files: CatalogueFiles;
}

/** The content in the main language, whose file tells whether any file has changed since the build. */
interface StampedContent extends CheckedContent {
  stamp: ContentStamp;
}

interface ContentStamp {
  /** The stamp of each content file by its name. */
  content: Record<string, FileStamp>;
  /** A digest of the names of the public files. Content refers to them only by name, so nothing else about them matters. */
  public: string;
}

/** The size in bytes, the time of the last change in ms, and the digest of a file. */
type FileStamp = [size: number, changedAt: number, digest: string];

/**
 * Saves content that has passed all checks, in two files for each language, so that a start reads only those of one. The
 * build puts them next to the server. The second file has the details of all texts, one after another, and the first has
 * the length in bytes of each in its place.
 */
export function saveCheckedContent(file: string, folders: ContentFolders, files: CatalogueFiles) {
  for (const language of languages) {
    const own = onlyIn(language, files);
    const details: string[] = [];
    for (const { of, name } of detailsOf(own)) {
      const detail = `${JSON.stringify(of[name])}\n`;
      details.push(detail);
      of[name] = Buffer.byteLength(detail);
    }
    const checked = { ...(language === mainLanguage && { stamp: stampOf(folders) }), files: own };
    writeFileSync(fileIn(language, file), JSON.stringify(checked));
    // A server that runs reads its details in the old file, which must not be written over.
    rmSync(detailsIn(language, file), { force: true });
    writeFileSync(detailsIn(language, file), details.join(""));
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
    const { stamp, files } = read<StampedContent>(file, mainLanguage);
    if (!isCurrent(stamp, folders) || !languages.every((language) => isSaved(file, language))) return null;
    return (language) => (language === mainLanguage ? files : read(file, language).files);
  } catch {
    // If a file cannot be read, the checks that follow report it.
    return null;
  }
}

const isSaved = (file: string, language: Language) =>
  existsSync(fileIn(language, file)) && existsSync(detailsIn(language, file));

function read<Content extends CheckedContent>(file: string, language: Language): Content {
  // This build wrote the files itself, so their shape is known.
  const content = JSON.parse(readFileSync(fileIn(language, file), "utf8")) as Content;
  readDetailsLater(content.files, openSync(detailsIn(language, file), "r"));
  return content;
}

/**
 * Lists the fields that are most of the content and that few requests need: the words of each text, and the syllables
 * of its recording.
 */
function* detailsOf({ deities, collections, hymns }: CatalogueFiles): Generator<Detail> {
  const mantras = [...deities, ...collections].flatMap((group) => group.mantras);
  for (const { file, recording } of [...mantras, ...hymns.flatMap(({ verses }) => verses)]) {
    if ("words" in file) yield { of: file, name: "words" };
    if (recording) yield { of: recording, name: "syllables" };
  }
}

interface Detail {
  of: object & { words?: unknown; syllables?: unknown };
  name: "words" | "syllables";
}

/**
 * Makes each detail a field that is read whenever it is asked for. The file stays open for as long as the server runs,
 * so a new build does not change what it reads.
 */
function readDetailsLater(files: CatalogueFiles, openFile: number) {
  let end = 0;
  for (const { of, name } of detailsOf(files)) {
    const start = end;
    const length = Number(of[name]);
    end += length;
    const get = () => JSON.parse(readPart(openFile, start, length)) as unknown;
    Object.defineProperty(of, name, { get, enumerable: true });
  }
  if (end !== fstatSync(openFile).size) throw new Error("The details are not those of the content");
}

function readPart(openFile: number, start: number, length: number) {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(openFile, bytes, 0, length, start) < length) throw new Error("The details end too early");
  return bytes.toString();
}

const fileIn = (language: Language, file: string) =>
  language === mainLanguage ? file : file.replace(/(\.json)?$/, `.${language}$1`);

const detailsIn = (language: Language, file: string) => fileIn(language, file).replace(/(\.json)?$/, ".details$1");

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
  return { content: Object.fromEntries(stamps), public: digestOfNames(folders.public) };
}

/**
 * Returns true if all files are unchanged. A file with the same size and time is not read, because reading all of them
 * would take most of a start. A file with another time, as in a copied folder, is read.
 */
function isCurrent(stamp: ContentStamp, folders: ContentFolders) {
  const names = filesIn(folders.content);
  if (names.join("\n") !== Object.keys(stamp.content).join("\n")) return false;
  if (digestOfNames(folders.public) !== stamp.public) return false;
  return names.every((name) => {
    const path = `${folders.content}/${name}`;
    const [size, changedAt, digest] = stamp.content[name] ?? [];
    const current = statSync(path);
    return current.size === size && (current.mtimeMs === changedAt || digestOf(path) === digest);
  });
}

const digestOf = (path: string) => hash("sha256", readFileSync(path), "base64url");
const digestOfNames = (folder: string) => hash("sha256", filesIn(folder).join("\n"), "base64url");

/** Lists the files below a folder and below the folders that it links to. Names that begin with a dot are left out. */
function filesIn(folder: string, prefix = ""): string[] {
  // A start lists some thousands of files, so paths are joined without normalizing each.
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      const isFolder = entry.isSymbolicLink()
        ? statSync(path, { throwIfNoEntry: false })?.isDirectory()
        : entry.isDirectory();
      return isFolder ? filesIn(path, `${prefix}${entry.name}/`) : prefix + entry.name;
    });
}
