import { powersOf } from "../../src/practice/recording/sounding-span.ts";

/** dB of the voice above the room from which on a loop is pleasant to hear again and again. */
const LEAST_SNR = 15;
/** Samples in a row that lie within 0.02 % of the highest one: a voice that is not cut off has two or three. */
const FLAT_RUN = 5;
const FLAT_SHARE = 2e-4;
/** Flat runs a second that nobody hears. */
const MOST_RUNS = 2;

/** Faults of a sound that make it no recording to chant with, a sentence each. `rate`: samples a second of `whole`. */
export function findSourceFaults(whole: Float32Array, heard: Float32Array, rate: number): string[] {
  const faults: string[] = [];
  if (flatRuns(whole) > MOST_RUNS * (whole.length / rate)) {
    faults.push("The recording is clipped: its loudest sounds are cut off. Record it again with less gain.");
  }
  const snr = signalToRoom(heard);
  if (snr < LEAST_SNR) {
    faults.push(
      `The recording is too noisy: the voice is only ${snr.toFixed(0)} dB above the room (at least ${LEAST_SNR}).`,
    );
  }
  return faults;
}

function flatRuns(sound: Float32Array): number {
  let highest = 0;
  for (const sample of sound) highest = Math.max(highest, Math.abs(sample));
  const limit = highest * (1 - FLAT_SHARE);
  let [runs, length] = [0, 0];
  for (const sample of sound) {
    length = Math.abs(sample) >= limit && highest > 0 ? length + 1 : 0;
    if (length === FLAT_RUN) runs++;
  }
  return runs;
}

/** dB from the quietest moments to the louder half of the others. */
function signalToRoom(sound: Float32Array): number {
  const powers = powersOf(sound).toSorted((a, b) => a - b);
  const at = (share: number) => powers[Math.floor(share * (powers.length - 1))] ?? 0;
  return 10 * Math.log10((at(0.75) + 1e-12) / (at(0.03) + 1e-12));
}
