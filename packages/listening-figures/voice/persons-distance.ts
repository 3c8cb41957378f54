/**
 * Prints how far the leader alone is from nine persons' recorded speech units, and these from each other, as mean
 * cepstral distance after time warping: npm run voice:persons. Installs festival's voices (root, apt).
 */
import { join } from "node:path";
import { CEPSTRA_RATE, cepstraOf, cepstralDistance, type CepstralFrame } from "mantra-media/dsp/cepstra.ts";
import { chantText, STEADY } from "../persons/chanter.ts";
import { installPersons, PERSONS_RATE } from "../persons/festival.ts";
import { PERSONS } from "../persons/voices.ts";
import { readMantraTexts } from "mantra-media/voice/mantra-text.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import { PACE, speakAlone } from "mantra-media/voice/figures/spoken.ts";

const CONTENT = join(import.meta.dirname, "../../../content");
const TEXTS = new Set(["gam-ganapataye", "om-namah-shivaya", "om-namo-narayanaya", "sarva-mangala"]);

/** A sound with less than this share of its mean power is silent. */
const SILENCE = 1e-4;

if (PERSONS_RATE !== CEPSTRA_RATE) throw new Error("persons and leader are measured at different rates");
installPersons();
const texts = readMantraTexts(CONTENT).filter(({ id }) => TEXTS.has(id));
const persons = PERSONS.map((person) => texts.map((text) => chanted(text, person)));
const leader = texts.map((text) => centered(speakAlone(text).sound));
const ours = persons.map((person) => distance(leader, person));
const theirs = persons.map((person, place) =>
  mean(persons.filter((_, other) => other !== place).map((other) => distance(other, person))),
);
console.log(`Texts: ${texts.map(({ id }) => id).join(", ")}; ${PERSONS.length} persons.`);
console.log(
  `Leader from persons: ${mean(ours).toFixed(2)} (${Math.min(...ours).toFixed(2)} to ${Math.max(...ours).toFixed(2)}).`,
);
console.log(
  `Persons from each other: ${mean(theirs).toFixed(2)} (${Math.min(...theirs).toFixed(2)} to ${Math.max(...theirs).toFixed(2)}).`,
);

function chanted(text: SungText, person: (typeof PERSONS)[number]) {
  const [repetition] = chantText(text, person, { repetitions: 1, seed: 1, matra: PACE.matra, variation: STEADY });
  if (!repetition) throw new Error(`nobody chanted ${text.id}`);
  return centered(Float64Array.from(repetition.sound));
}

/** Returns cepstra without silence and without their mean, which depends on the microphone and the vocal tract. */
function centered(sound: Float64Array): Float64Array[] {
  const frames = cepstraOf(sound).filter((frame) => isHeard(sound, frame));
  const size = frames[0]?.cepstra.length ?? 0;
  const middle = Float64Array.from({ length: size }, (_, k) => mean(frames.map(({ cepstra }) => cepstra[k] ?? 0)));
  return frames.map(({ cepstra }) => cepstra.map((value, k) => value - (middle[k] ?? 0)));
}

function powerAt(sound: Float64Array, at: number) {
  const start = Math.max(0, Math.round((at - 0.016) * CEPSTRA_RATE));
  return power(sound.subarray(start, start + 512));
}

function power(samples: Float64Array) {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
}

function isHeard(sound: Float64Array, { at }: CepstralFrame) {
  return powerAt(sound, at) > power(sound) * SILENCE;
}

function distance(some: readonly Float64Array[][], others: readonly Float64Array[][]) {
  return mean(some.map((frames, place) => warpedDistance(frames, others[place] ?? [])));
}

/** Returns the mean distance along the cheapest path through both sounds (Sakoe and Chiba, IEEE ASSP 26, 1978). */
function warpedDistance(one: readonly Float64Array[], other: readonly Float64Array[]): number {
  let row = new Float64Array(other.length + 1).fill(Infinity);
  row[0] = 0;
  for (const frame of one) {
    const next = new Float64Array(other.length + 1).fill(Infinity);
    for (const [place, beside] of other.entries()) {
      const step = cepstralDistance(frame, beside);
      // A diagonal step advances in both sounds, so it counts twice.
      const diagonal = (row[place] ?? Infinity) + 2 * step;
      const straight = Math.min(row[place + 1] ?? Infinity, next[place] ?? Infinity) + step;
      next[place + 1] = Math.min(diagonal, straight);
    }
    row = next;
  }
  return (row[other.length] ?? Infinity) / (one.length + other.length);
}

function mean(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
