import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";

/** A text in Hindi, and where it stands. */
export interface HindiText {
  file: string;
  text: string;
}

/** Fields with a piece of the original text, which is Sanskrit or an older Hindi. */
const originals = new Set(["sound"]);

/** Lists the texts of a file of content/hi. What is quoted of an original is left out. */
export function textsOfContent(file: string): HindiText[] {
  const written = readFileSync(file, "utf8");
  if (!file.endsWith(".md")) return valuesOf(load(written), file);
  const [, above = "", below = ""] = /^---\n([^]*?\n)---\n([^]*)$/.exec(written) ?? [];
  const paragraphs = below
    .split(/\n{2,}|\n>[ \t]*\n/)
    // The first paragraph of a quotation is the verse.
    .filter((paragraph, at, all) => !paragraph.startsWith(">") || all[at - 1]?.startsWith(">"))
    // Addresses of links, and titles of books in italics, are no words of the text. A source begins with a dash.
    .map((paragraph) => paragraph.replaceAll(/\]\([^)]*\)|(?<!\*)\*[^*]+\*(?!\*)/g, "*").replaceAll(/\\?\n>? ?/g, " "))
    .map((paragraph) => withoutNames(paragraph.replace(/^[#>\-* ]+/, "").replace(/^— /, "")).trim());
  return [...valuesOf(load(above), file), ...paragraphs.map((text) => ({ file, text }))];
}

function valuesOf(value: unknown, file: string, key = ""): HindiText[] {
  if (originals.has(key)) return [];
  if (typeof value === "string" && key === "words") return glossesIn(value).map((text) => ({ file, text }));
  if (typeof value === "string") return [{ file, text: withoutNames(value.trim()) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => valuesOf(each, file, Array.isArray(value) ? key : name));
}

/** Names in braces are replaced when the text is shown. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, "0");

/** The cells of a table of words, but for the words themselves. */
const glossesIn = (table: string) =>
  table.split("\n").flatMap((line) =>
    line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim()),
  );

/** Lists the texts of a file of messages. An expression within one counts as a digit. */
export function textsOfMessages(file: string): HindiText[] {
  const code = readFileSync(file, "utf8").replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
  const texts: string[] = [];
  readCode(code, 0, texts);
  return texts.filter((text) => /\p{Script=Devanagari}/u.test(text)).map((text) => ({ file, text }));
}

/** Collects the texts of code up to the brace that ends it. Returns the place behind that. */
function readCode(code: string, start: number, texts: string[]): number {
  for (let at = start, depth = 0; at < code.length; at++) {
    const character = code[at];
    if (character === "{") depth++;
    if (character === "}" && depth-- === 0) return at + 1;
    if (character === '"' || character === "`") at = readText(code, at, texts) - 1;
  }
  return code.length;
}

/** Collects a text in quotation marks or backticks, and those within it. Returns the place behind it. */
function readText(code: string, start: number, texts: string[]): number {
  const mark = code[start];
  let text = "";
  let at = start + 1;
  while (at < code.length && code[at] !== mark) {
    const [escape] = /^\\(?:u\{[\dA-F]+\}|u[\dA-F]{4}|.)/is.exec(code.slice(at, at + 12)) ?? [];
    if (escape !== undefined) {
      text += unescaped(escape);
      at += escape.length;
    } else if (mark === "`" && code.startsWith("${", at)) {
      text += "0";
      at = readCode(code, at + 2, texts);
    } else text += code[at++];
  }
  texts.push(text);
  return at + 1;
}

function unescaped(escape: string) {
  const [, code] = /^\\u\{?([\dA-F]+)/i.exec(escape) ?? [];
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  return escape === "\\n" ? "\n" : escape.slice(1);
}

export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .toSorted();
}
