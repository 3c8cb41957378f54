import { SAMPLE_RATE } from "./sound/sample-rate.ts";

/** These letters stand for a mantra of less than two seconds. */
export const TEXT = "onasihuaena";

/** A sound for tests: a buzz with two formants, or a hiss, for each syllable of a text. */
interface Phone {
  /** The formants in Hz. A hiss has its only hump at the second one. */
  formants: readonly [number, number];
  isHiss?: boolean;
}

const phones: Readonly<Record<string, Phone>> = {
  a: { formants: [750, 1250] },
  e: { formants: [480, 2100] },
  i: { formants: [300, 2400] },
  o: { formants: [500, 850] },
  u: { formants: [320, 700] },
  n: { formants: [260, 1500] },
  s: { formants: [500, 4500], isHiss: true },
  h: { formants: [700, 1500], isHiss: true },
};

export interface Manner {
  /** Each letter lasts so many seconds. */
  pace?: number;
  /** The pitch in Hz. */
  pitch?: number;
  /** The formants are multiplied by this factor. */
  throat?: number;
  loudness?: number;
}

/** Returns a function that makes a deterministic hiss in [-1, 1). */
export function hiss(seed = 1) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2_147_483_648 - 1;
  };
}

/** Sings letters. A space is silence as long as a letter. */
export function sing(
  text: string,
  { pace = 0.16, pitch = 130, throat = 1, loudness = 0.1 }: Manner = {},
): Float32Array {
  const length = Math.round(pace * SAMPLE_RATE);
  const sound = new Float32Array(text.length * length);
  const noise = hiss();
  for (const [place, letter] of [...text].entries()) {
    const phone = phones[letter];
    if (!phone) continue;
    const poles = phone.formants.map((formant) => resonator(formant * throat));
    for (let i = 0; i < length; i++) {
      const time = place * length + i;
      const source = phone.isHiss ? 0.3 * noise() : pulse(time, pitch) + 0.02 * noise();
      const edge = Math.min(1, i / 400, (length - i) / 400);
      sound[time] = loudness * edge * poles.reduce((sum, pole) => sum + pole(source), 0);
    }
  }
  return sound;
}

const pulse = (time: number, pitch: number) => (time % Math.round(SAMPLE_RATE / pitch) === 0 ? 1 : 0);

/** Returns a filter with two poles and a bandwidth of 110 Hz. */
function resonator(hertz: number) {
  const radius = Math.exp((-Math.PI * 110) / SAMPLE_RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let [one, two] = [0, 0];
  return (input: number) => {
    const out = input + turn * one - radius * radius * two;
    [two, one] = [one, out];
    return out;
  };
}

/** Joins one sound after the other, over a hiss that is always there. */
export function inARoom(sounds: readonly Float32Array[], noise = 0.0005): Float32Array {
  const room = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  const hissing = hiss(7);
  let at = 0;
  for (const sound of sounds) {
    for (const sample of sound) room[at++] = sample + noise * hissing();
  }
  return room;
}

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE));

export const secondsOf = (sounds: readonly Float32Array[]) =>
  sounds.reduce((sum, { length }) => sum + length, 0) / SAMPLE_RATE;

/** Makes talk: words of random letters, each at a pace and pitch of its own, with short pauses. */
export function talkInWords(words: number, seed: number): Float32Array[] {
  const random = hiss(seed);
  const draw = (most: number) => Math.floor(((random() + 1) / 2) * most);
  return Array.from({ length: words }, () => {
    const word = Array.from({ length: 4 + draw(9) }, () => "aeiounsh"[draw(8)]).join("");
    return [sing(word, { pace: 0.09 + 0.03 * draw(3), pitch: 110 + 6 * draw(9) }), silence(0.1 + 0.1 * draw(4))];
  }).flat();
}

/** Makes talk in one manner: long words that are no text and are not repeated. */
export function talk(manner: Manner): Float32Array[] {
  const letters = hiss(3);
  const letter = () => "aeiounsh"[Math.floor(4 * (letters() + 1))] ?? " ";
  const word = () => Array.from({ length: 14 }, letter).join("");
  return Array.from({ length: 9 }, () => [sing(word(), manner), silence(0.3)]).flat();
}
