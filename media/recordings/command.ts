/**
 * Imports a recording of a mantra, or opens a page on which its times are corrected by ear:
 *
 *     npm run recording -- <mantra-id> <file> [--repetition N] [--credit "name, license"] [--name word]
 *                          [--from seconds] [--to seconds] [--synthesized] [--anyway]
 *     npm run recording -- --review <mantra-id>[/name]
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { parseArgs } from "node:util";
import { readMantraTexts } from "../voice/mantra-text.ts";
import type { Folders } from "../voice/recording.ts";
import { importRecording, type ImportResult, RefusedRecording } from "./import-recording.ts";
import { openReview } from "./review.ts";

const PROJECT = join(import.meta.dirname, "../..");
const FOLDERS: Folders = { content: join(PROJECT, "content"), public: join(PROJECT, "public") };
const USAGE = `npm run recording -- <mantra-id> <file> [--repetition N] [--credit "name, license"] [--name word]
                     [--from seconds] [--to seconds] [--synthesized] [--anyway]
npm run recording -- --review <mantra-id>[/name]`;

/** This error reports that the command was called with wrong arguments. */
class UsageError extends Error {}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.review !== undefined) return openReview(values.review, FOLDERS, console.log);
  const [id, file] = positionals;
  if (id === undefined || file === undefined || positionals.length > 2) throw new UsageError(USAGE);
  const catalogue = readMantraTexts(FOLDERS.content);
  const text = catalogue.find((one) => one.id === id);
  if (!text) throw new UsageError(`There is no mantra ${id}: its id is the name of its file under content/.`);
  const name = slugOf(values.name ?? basename(file, extname(file)));
  const imported = importRecording(
    {
      text,
      catalogue,
      file,
      name,
      credit: values.credit ?? "A person’s voice",
      isSynthesized: values.synthesized ?? false,
      repetition: numberOf("--repetition", values.repetition),
      within: withinOf(numberOf("--from", values.from), numberOf("--to", values.to)),
      isForced: values.anyway ?? false,
    },
    FOLDERS,
  );
  describe(imported, `${id}/${name}`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        repetition: { type: "string" },
        credit: { type: "string" },
        name: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        synthesized: { type: "boolean" },
        anyway: { type: "boolean" },
        review: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error });
  }
}

function numberOf(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!(number >= 0)) throw new UsageError(`${option} is "${given}", which is no number.`);
  return number;
}

const withinOf = (start: number | undefined, end: number | undefined) => ({
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (slug === "") throw new UsageError(`"${name}" has no Latin letters: give the recording a name with --name.`);
  return slug;
}

function describe({ recording, found, warnings, picture }: ImportResult, path: string): void {
  const { span, repetitions, unlikeness } = found;
  const drawing = join(mkdtempSync(join(tmpdir(), "recording-")), "recording.svg");
  writeFileSync(drawing, picture);
  for (const warning of warnings) console.warn(`Taken although: ${warning}`);
  console.log(
    `${repetitions.length === 0 ? "Repetitions could not be separated: the whole sound is taken for one." : `${repetitions.length} repetitions.`}
Kept: ${span.start.toFixed(2)} to ${span.end.toFixed(2)} s, ${recording.syllables.length} syllables; unlike our own chant by ${unlikeness.toFixed(2)} (0.74 to 0.99 is usual).
Saved: public${recording.audioUrl} and content/recordings/${path}.json
Drawn: ${drawing}
Listen and correct: npm run recording -- --review ${path}`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof RefusedRecording)) throw error;
  console.error(error.message);
  if (error instanceof RefusedRecording) console.error("Nothing was saved. --anyway imports it all the same.");
  process.exitCode = 1;
}
