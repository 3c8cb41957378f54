import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openLoudnessRecord } from "./loudness-record.ts";
import { SAMPLE_RATE } from "./sample-rate.ts";
import { encodeWav } from "./wav.ts";

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).error === undefined;
const folder = mkdtempSync(join(tmpdir(), "loudness-"));
const sound = join(folder, "hum.wav");
const file = join(folder, "loudness.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a second of a hum with this highest sample. */
function hum(peak: number) {
  const left = Float64Array.from({ length: SAMPLE_RATE }, (_, at) => peak * Math.sin(0.02 * at));
  writeFileSync(sound, encodeWav({ left, right: left }));
}

/** Measures the sound by a record that is opened for it, and saves the record. */
function measure() {
  const record = openLoudnessRecord(file, folder);
  const { peak } = record.measure(sound);
  record.write();
  return { peak, measuredAnew: record.measuredAnew };
}

beforeEach(() => rmSync(file, { force: true }));

test.skipIf(!hasFfmpeg)("a sound is measured once, and again when its bytes have changed", () => {
  hum(0.5);
  const first = measure();
  expect(first.peak).toBeCloseTo(-6, 0);
  expect(first.measuredAnew).toEqual(["hum.wav"]);
  // Another figure in the record shows whether the record is used.
  writeFileSync(file, readFileSync(file, "utf8").replace(String(first.peak), "-40"));
  expect(measure()).toEqual({ peak: -40, measuredAnew: [] });
  hum(0.25);
  const changed = measure();
  expect(changed.peak).toBeCloseTo(-12, 0);
  expect(changed.measuredAnew).toEqual(["hum.wav"]);
});

test.skipIf(!hasFfmpeg)("a sound that is gone is not known either", () => {
  hum(0.5);
  measure();
  rmSync(sound);
  expect(measure).toThrow("ENOENT");
});

test.skipIf(!hasFfmpeg)("a record of another form is refused", () => {
  writeFileSync(file, '{ "hum.wav": -6 }');
  expect(measure).toThrow();
});
