import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { z } from "zod";
import { measureLoudness } from "./ffmpeg.ts";

/** The SHA-256 of the sound's bytes, and what measureLoudness found in them: LUFS, dBFS, seconds, Hz, codec. */
const Entry = z.tuple([z.hash("sha256"), z.number(), z.number(), z.number(), z.int(), z.string()]);

/** The entries by path below the folder of the sounds. */
const Entries = z.record(z.string(), Entry);

export interface LoudnessRecord {
  /** Measures a sound, unless the record knows exactly these bytes. */
  measure: typeof measureLoudness;
  /** The paths that were measured because the record did not know their bytes. */
  measuredAnew: string[];
  /** Writes the record of the sounds that were asked for. */
  write(): void;
}

/**
 * Opens the record of earlier measurements, so that a sound is only decoded again if its bytes have changed. Throws if
 * the file exists and is not such a record.
 */
export function openLoudnessRecord(file: string, sounds: string): LoudnessRecord {
  const known = existsSync(file) ? Entries.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const asked = new Map<string, z.infer<typeof Entry>>();
  const measuredAnew: string[] = [];

  function measure(path: string) {
    const name = relative(sounds, path).split(sep).join("/");
    const sum = createHash("sha256").update(readFileSync(path)).digest("hex");
    const entry = known[name]?.[0] === sum ? known[name] : entryOf(path, sum);
    if (entry !== known[name]) measuredAnew.push(name);
    const [, integrated, peak, seconds, sampleRate, codec] = entry;
    // JSON has no number for the loudness of silence, so silence is measured each time.
    if (Number.isFinite(integrated) && Number.isFinite(peak)) asked.set(name, entry);
    return { integrated, peak, seconds, sampleRate, codec };
  }

  function write() {
    const names = [...asked.keys()].toSorted();
    const lines = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(asked.get(name))}`);
    writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
  }
  return { measure, measuredAnew, write };
}

function entryOf(path: string, sum: string): z.infer<typeof Entry> {
  const { integrated, peak, seconds, sampleRate, codec } = measureLoudness(path);
  return [sum, integrated, peak, seconds, sampleRate, codec];
}
