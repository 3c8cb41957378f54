import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAMPLE_RATE, wavFile } from "mantra-listening";
import { inOwnBrowser } from "./own-browser.ts";

/**
 * Declares journeys in a browser whose microphone hears these samples at SAMPLE_RATE, once, from the moment it is
 * opened.
 */
export function hearing(sound: Float32Array) {
  const file = join(mkdtempSync(join(tmpdir(), "microphone-")), "heard.wav");
  writeFileSync(file, wavFile({ samples: sound, rate: SAMPLE_RATE }));
  return withMicrophone(`--use-file-for-fake-audio-capture=${file}%noloop`, "--use-fake-ui-for-media-stream");
}

/** Declares journeys in a browser in which the person forbids the microphone. */
export const forbidding = () => withMicrophone("--use-fake-ui-for-media-stream=deny");

const withMicrophone = (...switches: string[]) =>
  inOwnBrowser({ switches: ["--use-fake-device-for-media-stream", ...switches] });
