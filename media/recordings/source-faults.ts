import { powersOf } from "mantra-listening";

/**
 * The voice must be so many dB above the noise of the room, so that a loop is pleasant to hear many times. No
 * measurement of this value is recorded.
 */
const LEAST_SNR = 15;
/**
 * A run of so many samples within 0.02 % of the highest one is clipped. A voice that is not clipped has two or three.
 */
const FLAT_RUN = 5;
const FLAT_SHARE = 2e-4;
/** So many clipped runs per second cannot be heard. No measurement of this value is recorded. */
const MOST_RUNS = 2;

/**
 * Lists the faults for which a sound cannot be chanted with, a sentence each. `rate` is the samples a second of
 * `whole`.
 */
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

/** Returns the dB between the quietest moments and the louder half of the other moments. */
function signalToRoom(sound: Float32Array): number {
  const powers = powersOf(sound).toSorted((a, b) => a - b);
  const at = (share: number) => powers[Math.floor(share * (powers.length - 1))] ?? 0;
  return 10 * Math.log10((at(0.75) + 1e-12) / (at(0.03) + 1e-12));
}
