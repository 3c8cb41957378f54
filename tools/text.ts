/**
 * Makes the file of a hymn from its Devanagari, with everything that can be counted or guessed:
 *
 *     npm run text -- <file> > content/hymns/<id>.yaml
 *
 * What a person must decide is listed on the terminal.
 */
import { readFileSync } from "node:fs";
import { readCatalogue } from "#server/content/read-catalogue.ts";
import { folders } from "#server/folders.ts";
import { draftText, knownWords } from "./draft-text.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("npm run text -- <file>: a file with the Devanagari of a hymn, and an empty line between two verses");
  process.exit(1);
}
const { deities, collections, hymns } = readCatalogue(folders.content, folders.public);
const sanskrit = hymns.filter(({ file: { language } }) => language === "sa");
const texts = [
  ...deities.concat(collections).flatMap(({ mantras }) => mantras),
  ...sanskrit.flatMap(({ verses }) => verses),
];
const words = texts.flatMap(({ file: { words } }) => words?.en ?? []);
const { yaml, questions } = draftText(readFileSync(file, "utf8"), knownWords(words));
process.stdout.write(yaml);
console.error(questions.map((question) => `- ${question}`).join("\n"));
