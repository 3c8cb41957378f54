import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import type { Formants } from "./phonemes.ts";

/** The samples between two settings of the mouth: 1.45 ms. */
export const FRAME_SAMPLES = 64;
export const FRAME_SECONDS = FRAME_SAMPLES / SAMPLE_RATE;

/**
 * The movements of the mouth and the throat, each as a curve. `rest` is the value where nothing is written; `smoothing`
 * is the standard deviation, in seconds, of the bell curve that turns written steps into movements.
 */
const CURVES = {
  /**
   * The formants of the tract in Hz. A tongue takes some 90 ms from one position to the next, so short vowels do not
   * reach their formants.
   */
  f1: { rest: 500, smoothing: 0.024 },
  f2: { rest: 1450, smoothing: 0.028 },
  f3: { rest: 2500, smoothing: 0.028 },
  /** The amplitude of the voice, which is 1 in an open vowel. */
  voicing: { rest: 0, smoothing: 0.011 },
  /** The amplitude of breath noise made in the throat and shaped by the formants. */
  aspiration: { rest: 0, smoothing: 0.01 },
  /** The RMS of noise made at a narrow gap, against an open vowel. */
  friction: { rest: 0, smoothing: 0.0035 },
  frictionCenter: { rest: 3000, smoothing: 0.006 },
  frictionWidth: { rest: 1500, smoothing: 0.006 },
  /** The opening of the velum, 0…1, which lets the nose sound with the mouth. */
  velum: { rest: 0, smoothing: 0.02 },
  /** The closing of the mouth for a nasal, 0…1. */
  murmur: { rest: 0, smoothing: 0.009 },
  murmurZero: { rest: 1000, smoothing: 0.012 },
  /** The amplitude of the hum heard through closed cheeks in g, d, b. */
  voiceBar: { rest: 0, smoothing: 0.009 },
  /** The breathiness of the voice, 0…1. */
  breathiness: { rest: 0, smoothing: 0.02 },
  /** The share of the singer's vibrato, 0…1. */
  vibrato: { rest: 0, smoothing: 0.09 },
  /** The pitch above Sa. */
  cents: { rest: 0, smoothing: 0.036 },
} as const;

type Curve = keyof typeof CURVES;
export type Tracks = Record<Curve, Float64Array>;

const NAMES = Object.keys(CURVES) as Curve[];

export function createTracks(seconds: number): Tracks {
  const frames = Math.ceil(seconds / FRAME_SECONDS) + 2;
  return byCurve((name) => new Float64Array(frames).fill(CURVES[name].rest));
}

/** Writes a value, or one that changes over the stretch (0…1), from one time to another in seconds. */
export function write(track: Float64Array, from: number, to: number, value: number | ((course: number) => number)) {
  const first = Math.max(0, Math.round(from / FRAME_SECONDS));
  const end = Math.min(track.length, Math.round(to / FRAME_SECONDS));
  for (let frame = first; frame < end; frame++) {
    track[frame] = typeof value === "number" ? value : value((frame - first) / Math.max(1, end - first));
  }
}

export function writeFormants(tracks: Tracks, from: number, to: number, formants: (course: number) => Formants): void {
  write(tracks.f1, from, to, (x) => formants(x)[0]);
  write(tracks.f2, from, to, (x) => formants(x)[1]);
  write(tracks.f3, from, to, (x) => formants(x)[2]);
}

/** Returns tracks in which every step has become a smooth movement. */
export function smoothTracks(tracks: Tracks): Tracks {
  return byCurve((name) => smooth(tracks[name], CURVES[name].smoothing / FRAME_SECONDS));
}

function byCurve(make: (name: Curve) => Float64Array): Tracks {
  return Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Tracks;
}

/**
 * Returns the weighted mean with a bell curve of `deviation` frames. Beyond the ends, the first and last values
 * continue.
 */
function smooth(track: Float64Array, deviation: number): Float64Array {
  const reach = Math.ceil(3 * deviation);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / deviation) ** 2),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return track.map((_, frame) => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      const index = Math.min(track.length - 1, Math.max(0, frame + i - reach));
      sum += (weights[i] ?? 0) * (track[index] ?? 0);
    }
    return sum / total;
  });
}
