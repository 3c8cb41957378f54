import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SAMPLE_RATE, wavFile } from "mantra-listening";
import { inOwnBrowser } from "./own-browser.ts";

/**
 * Declares journeys in a browser whose microphone hears the samples that `makeSound` returns, at SAMPLE_RATE, once, from
 * the moment it is opened. They are made when the browser starts, because every process of a run reads the declarations.
 */
export const hearing = (makeSound: () => Float32Array) =>
  inOwnBrowser(() => {
    const file = join(mkdtempSync(join(tmpdir(), "microphone-")), "heard.wav");
    writeFileSync(file, wavFile({ samples: makeSound(), rate: SAMPLE_RATE }));
    return withMicrophone(`--use-file-for-fake-audio-capture=${file}%noloop`, "--use-fake-ui-for-media-stream");
  });

/** Declares journeys in a browser in which the person forbids the microphone. */
export const forbidding = () => inOwnBrowser(() => withMicrophone("--use-fake-ui-for-media-stream=deny"));

const withMicrophone = (...switches: string[]) => ({
  switches: ["--use-fake-device-for-media-stream", ...switches],
});
