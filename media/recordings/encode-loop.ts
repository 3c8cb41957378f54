import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Span } from "mantra-listening";
import { encodeMp3, measureLoudness } from "../dsp/ffmpeg.ts";
import { highPassAround } from "../dsp/high-pass.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { fadeEdges, type Stereo } from "../dsp/stereo.ts";
import { encodeWav } from "../dsp/wav.ts";
import { LOUDNESS } from "../voice/recording.ts";

/** Frequencies in Hz below this one contain no voice, only footsteps and wind. */
const RUMBLE = 60;
/** The fades are short enough to leave the first sound whole, and long enough for the loop to restart in silence. */
const FADES = { in: 0.03, out: 0.2 };
/** The highest sample, as a share of full scale, is -6 dBFS. The encoder adds a little. */
const LIMIT = 0.48;
const KBPS = 96;
const CLOSE_ENOUGH = 0.2;
const MOST_ROUNDS = 5;

/** Cuts a stretch of a recording at SAMPLE_RATE, fades its ends and encodes it as loud as all chants are. */
export function encodeLoop(whole: Float32Array, { start, end }: Span, path: string): void {
  const sound = stereoOf(whole.slice(Math.round(start * SAMPLE_RATE), Math.round(end * SAMPLE_RATE)));
  for (const channel of [sound.left, sound.right]) highPassAround(channel, RUMBLE);
  fadeEdges(sound, FADES);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), "loop-"));
  try {
    const wav = join(temporary, "loop.wav");
    writeFileSync(wav, encodeWav(sound));
    let gain = LOUDNESS - measureLoudness(wav).integrated;
    // The limiter and the encoder reduce the loudness, so the result is measured and the gain corrected.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      encodeMp3(wav, path, { gain, kbps: KBPS, limit: LIMIT });
      const missing = LOUDNESS - measureLoudness(path).integrated;
      if (Math.abs(missing) < CLOSE_ENOUGH) return;
      gain += missing;
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

const stereoOf = (mono: Float32Array): Stereo => ({ left: Float64Array.from(mono), right: Float64Array.from(mono) });
