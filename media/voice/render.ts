/**
 * Sings the mantras of content/ into public/audio/mantras and content/recordings, or checks what is there:
 * node media/voice/render.ts [--check] [mantra ids…]
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { measureLoudness } from "../dsp/ffmpeg.ts";
import { findFaults, findOrphans } from "./check.ts";
import { readMantraTexts } from "./mantra-text.ts";
import type { SungText } from "./sung-text.ts";
import { recordChant, timingPath, type Folders } from "./recording.ts";

const PROJECT = join(import.meta.dirname, "../..");
const FOLDERS: Folders = { content: join(PROJECT, "content"), public: join(PROJECT, "public") };
const MOST_WORKERS = 2;

/** Sings all mantras, or those that are named, and reports each one. Throws for the first that cannot be sung. */
export async function renderChants(ids: readonly string[] = [], report: (line: string) => void = console.log) {
  const waiting = chosen(ids);
  const workers = Math.min(MOST_WORKERS, availableParallelism(), waiting.length);
  await Promise.all(Array.from({ length: workers }, () => singInTurn(waiting, report)));
}

/**
 * Lists the faults of the committed sounds and times of all mantras, or of those named, a sentence each. A hymn may
 * have no recordings, but not recordings of only some of its verses.
 */
export function checkChants(ids: readonly string[] = [], measure = measureLoudness): string[] {
  const all = readMantraTexts(FOLDERS.content);
  const heardHymns = new Set(
    all.filter((text) => existsSync(timingPath(FOLDERS, text.id))).map(({ hymnId }) => hymnId),
  );
  const texts = chosen(ids).filter(({ hymnId }) => hymnId === undefined || heardHymns.has(hymnId));
  const orphans = ids.length === 0 ? findOrphans(all, FOLDERS) : [];
  return [...texts.flatMap((text) => findFaults(text, FOLDERS, measure)), ...orphans];
}

function chosen(ids: readonly string[]): SungText[] {
  const texts = readMantraTexts(FOLDERS.content);
  const unknown = ids.filter((id) => !texts.some((text) => text.id === id));
  if (unknown.length > 0) throw new Error(`no such mantra: ${unknown.join(", ")}`);
  return ids.length === 0 ? texts : texts.filter((text) => ids.includes(text.id));
}

/** Takes one text after another from the waiting ones and sings each in a worker thread. */
async function singInTurn(waiting: SungText[], report: (line: string) => void): Promise<void> {
  for (let text = waiting.shift(); text; text = waiting.shift()) {
    const worker = new Worker(import.meta.filename, { workerData: text });
    // An error in the worker comes as an "error" event, which `once` turns into a rejection.
    await once(worker, "exit");
    report(`${text.id} sung`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
  if (!values.check) return renderChants(positionals);
  const faults = checkChants(positionals);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

// The worker data is always a text that this file has read and checked.
if (!isMainThread) recordChant(workerData as SungText, FOLDERS);
else if (import.meta.main) await main();
