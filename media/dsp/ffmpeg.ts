import { spawnSync } from "node:child_process";
import { SAMPLE_RATE } from "./sample-rate.ts";
import type { Stereo } from "./stereo.ts";

/** The integrated loudness in LUFS (EBU R 128) and the largest sample in dBFS. */
export interface Loudness {
  integrated: number;
  peak: number;
}

/**
 * The largest output in bytes: an hour and a half of one channel, or three quarters of an hour of two, as 32-bit
 * numbers.
 */
const LONGEST_OUTPUT = 1024 ** 3;

/** The facts that ffmpeg reports when it opens a file. */
interface Opened {
  /** The length to a hundredth of a second. */
  seconds: number;
  sampleRate: number;
  codec: string;
}

/** Measures the loudness of any file that ffmpeg can read, after decoding it, and reports what kind of file it is. */
export function measureLoudness(path: string): Loudness & Opened {
  const filter = "ebur128=peak=sample:framelog=verbose";
  const report = ffmpeg(["-nostats", "-i", path, "-af", filter, "-f", "null", "-"]).messages;
  const summary = report.slice(report.lastIndexOf("Summary:"));
  const [hours, minutes, seconds] = [
    figure(report, /Duration: (\d+):/),
    figure(report, /Duration: \d+:(\d+):/),
    figure(report, /Duration: \d+:\d+:([\d.]+)/),
  ];
  return {
    integrated: figure(summary, /I:\s+(\S+) LUFS/),
    peak: figure(summary, /Peak:\s+(\S+) dBFS/),
    seconds: 3600 * hours + 60 * minutes + seconds,
    sampleRate: figure(report, /Audio: [^,]+, (\d+) Hz/),
    codec: /Audio: (\w+)/.exec(report)?.[1] ?? "none",
  };
}

interface Mp3Options {
  /** This gain in dB is applied while the WAV is encoded. */
  gain: number;
  kbps: number;
  /** The highest sample, as a share of full scale. Without it, the sound is not limited. */
  limit?: number;
}

/** Encodes a joint-stereo mp3 of constant bit rate. */
export function encodeMp3(wav: string, mp3: string, { gain, kbps, limit }: Mp3Options): void {
  const limiter = limit === undefined ? "" : `,alimiter=limit=${limit}:level=false:attack=3:release=60`;
  const volume = `volume=${gain.toFixed(3)}dB${limiter}`;
  const codec = ["-c:a", "libmp3lame", "-b:a", `${kbps}k`, "-ar", String(SAMPLE_RATE), "-joint_stereo", "1"];
  // Without -map_metadata and bitexact, the file would contain the encoder's version and differ between versions.
  ffmpeg(["-y", "-i", wav, "-af", volume, ...codec, "-map_metadata", "-1", "-fflags", "+bitexact", mp3]);
}

/** Returns the decoded samples as a browser plays them, without the encoder's delay. */
export function decode(path: string): Stereo {
  const { output } = ffmpeg(["-i", path, "-f", "f32le", "-ac", "2", "-ar", String(SAMPLE_RATE), "-"]);
  const frames = Math.floor(output.length / 8);
  const sound = { left: new Float64Array(frames), right: new Float64Array(frames) };
  for (let i = 0; i < frames; i++) {
    sound.left[i] = output.readFloatLE(i * 8);
    sound.right[i] = output.readFloatLE(i * 8 + 4);
  }
  return sound;
}

/** Returns the samples of any file with its channels mixed to one. */
export function decodeMono(path: string, rate: number): Float32Array {
  const { output } = ffmpeg(["-i", path, "-vn", "-f", "f32le", "-ac", "1", "-ar", String(rate), "-"]);
  return new Float32Array(output.buffer.slice(output.byteOffset, output.byteOffset + output.byteLength));
}

/** Returns what ffprobe says of a file's sound, in seconds and bits per second. */
export function probe(path: string): { seconds: number; bitRate: number; sampleRate: number; codec: string } {
  const entries = "stream=codec_name,sample_rate,bit_rate:format=duration";
  const text = run("ffprobe", ["-v", "error", "-show_entries", entries, "-of", "default=nw=1", path]).output.toString();
  return {
    seconds: figure(text, /duration=(\S+)/),
    bitRate: figure(text, /bit_rate=(\S+)/),
    sampleRate: figure(text, /sample_rate=(\S+)/),
    codec: /codec_name=(\S+)/.exec(text)?.[1] ?? "none",
  };
}

function ffmpeg(options: string[]) {
  return run("ffmpeg", ["-hide_banner", "-nostdin", "-threads", "1", ...options]);
}

function run(program: string, options: string[]): { output: Buffer; messages: string } {
  const { status, stdout, stderr, error } = spawnSync(program, options, { maxBuffer: LONGEST_OUTPUT });
  if (error) throw new Error(`${program} cannot be run; is it installed?`, { cause: error });
  if (status !== 0) throw new Error(`${program} ${options.join(" ")} failed:\n${stderr.toString()}`);
  return { output: stdout, messages: stderr.toString() };
}

function figure(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no figure ${pattern} in:\n${text}`);
  return found === "-inf" ? Number.NEGATIVE_INFINITY : Number(found);
}
