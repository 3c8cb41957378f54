/** Surroundings of a person who chants: a room, a microphone, noise and other people. Mono at `PERSONS_RATE`. */
import { between, createRandom, gaussian, type Random } from "mantra-media/dsp/random.ts";
import { convolveAround } from "mantra-media/dsp/room.ts";
import { PERSONS_RATE, speakSentence } from "./festival.ts";

export type NoiseKind = "fan" | "street" | "babble" | "talker";

/**
 * Adds a room: the sound itself, then decaying noise. The room is given by the seconds in which its sound falls by 60
 * dB.
 */
export function inRoom(sound: Float32Array, { decay, seed }: { decay: number; seed: number }): Float32Array {
  const random = createRandom(seed);
  const response = new Float64Array(Math.round(decay * PERSONS_RATE));
  let low = 0;
  for (let i = 0; i < response.length; i++) {
    const time = i / PERSONS_RATE;
    low += (gaussian(random) - low) * 0.5;
    response[i] = time < 0.004 ? 0 : low * Math.exp((-Math.log(1000) * time) / decay);
  }
  let energy = 0;
  for (const sample of response) energy += sample * sample;
  // The room's sound is 4 dB below the voice, as half a meter from a telephone.
  const gain = 10 ** (-4 / 20) / Math.sqrt(energy);
  const padded = new Float64Array(sound.length + response.length);
  padded.set(sound);
  const wet = convolveAround(
    padded,
    response.map((sample) => sample * gain),
  );
  return Float32Array.from(padded, (sample, i) => sample + (wet[i] ?? 0));
}

/**
 * Makes a sound as a cheap telephone's microphone hears it: nothing below 150 Hz, little above 6 kHz, and a hiss 55 dB
 * below full scale.
 */
export function throughPhone(sound: Float32Array, seed: number): Float32Array {
  const random = createRandom(seed);
  const [drop, keep] = [Math.exp((-2 * Math.PI * 150) / PERSONS_RATE), Math.exp((-2 * Math.PI * 6000) / PERSONS_RATE)];
  let low = 0;
  let soft = 0;
  return sound.map((sample) => {
    low = sample + (low - sample) * drop;
    soft = sample - low + (soft - (sample - low)) * keep;
    return soft + 0.0018 * gaussian(random);
  });
}

/** The filter of a narrow band has so many taps on each side of a sample. */
const BAND_REACH = 32;

/** Returns the part of a sound below so many Hz (windowed sinc). */
export function below(sound: Float32Array, hertz: number): Float32Array {
  const share = (2 * hertz) / PERSONS_RATE;
  const taps = Float64Array.from({ length: 2 * BAND_REACH + 1 }, (_, tap) => {
    const turn = Math.PI * share * (tap - BAND_REACH);
    const sinc = turn === 0 ? 1 : Math.sin(turn) / turn;
    return share * sinc * (0.5 + 0.5 * Math.cos((Math.PI * (tap - BAND_REACH)) / (BAND_REACH + 1)));
  });
  return sound.map((_, at) => {
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap++) sum += (taps[tap] ?? 0) * (sound[at + tap - BAND_REACH] ?? 0);
    return sum;
  });
}

/** Makes noise of a kind with an RMS of 1. Talkers are voices of espeak-ng, which never chant. */
export function noiseOf(kind: NoiseKind, seconds: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const samples = Math.ceil(seconds * PERSONS_RATE);
  switch (kind) {
    case "fan":
      return leveled(fan(samples, random));
    case "street":
      return leveled(street(samples, random));
    case "babble":
      return leveled(
        sumOf(
          samples,
          Array.from({ length: 6 }, (_, i) => talk(samples, seed * 10 + i)),
        ),
      );
    case "talker":
      return leveled(talk(samples, seed));
  }
}

/** Makes the noise of air, and the hum of the blades with its first overtones. */
function fan(samples: number, random: Random): Float32Array {
  const blades = between(random, 70, 110);
  let air = 0;
  let rumble = 0;
  return Float32Array.from({ length: samples }, (_, i) => {
    const noise = gaussian(random);
    air += (noise - air) * 0.25;
    rumble += (noise - rumble) * 0.02;
    const turn = (2 * Math.PI * blades * i) / PERSONS_RATE;
    return air + 4 * rumble + 0.25 * Math.sin(turn) + 0.12 * Math.sin(2 * turn) + 0.2 * noise;
  });
}

/** Makes a rumble, cars that each pass within some seconds, and sometimes a horn. */
function street(samples: number, random: Random): Float32Array {
  const passing = new Float32Array(samples).fill(0.25);
  const horns = new Float32Array(samples);
  for (let at = 0; at < samples; at += between(random, 2, 7) * PERSONS_RATE) {
    const width = between(random, 0.8, 2.5) * PERSONS_RATE;
    const level = between(random, 0.5, 2);
    for (let i = Math.max(0, Math.floor(at - 3 * width)); i < Math.min(samples, at + 3 * width); i++) {
      passing[i] = (passing[i] ?? 0) + level * Math.exp(-(((i - at) / width) ** 2));
    }
    if (random() < 0.3) addHorn(horns, Math.floor(at + between(random, 0, 2) * PERSONS_RATE), random);
  }
  let rumble = 0;
  let tires = 0;
  return passing.map((level, i) => {
    const noise = gaussian(random);
    rumble += (noise - rumble) * 0.03;
    tires += (noise - tires) * 0.3;
    return level * (3 * rumble + tires) + (horns[i] ?? 0);
  });
}

function addHorn(sound: Float32Array, at: number, random: Random): void {
  const pitch = between(random, 380, 520);
  const length = between(random, 0.2, 0.7) * PERSONS_RATE;
  for (let i = 0; i < length && at + i < sound.length; i++) {
    const turn = (2 * Math.PI * pitch * i) / PERSONS_RATE;
    const tone = Math.sin(turn) + 0.8 * Math.sin(1.26 * turn) + 0.5 * Math.sin(2 * turn) + 0.4 * Math.sin(3 * turn);
    sound[at + i] = (sound[at + i] ?? 0) + 0.9 * tone * Math.min(1, i / 400, (length - i) / 400);
  }
}

const VOICES = ["en", "hi", "de", "fr", "es", "en-us+f3", "hi+f2", "it+m3", "ta", "pt+f4", "en+m7", "ru"];
const SENTENCES = [
  "I will be home at seven, could you put the rice on the stove and call your sister before she leaves?",
  "The train was late again today and there was nowhere to sit, so I read the newspaper standing up.",
  "Bring two kilos of tomatoes, some coriander and the small bread, and ask whether the mangoes have come.",
  "We met them at the temple yesterday; their daughter is starting school in the summer.",
  "Have you seen my glasses? I left them on the table beside the telephone this morning.",
  "It has not rained for three weeks, the garden is dry, and the neighbour waters his every evening.",
  "Tell him that the meeting has moved to Thursday and that we need the other room.",
  "My mother used to say that tea tastes of the cup, and I think that she was right.",
];

const WORDS = [
  ...new Set(
    SENTENCES.join(" ")
      .toLowerCase()
      .match(/[a-z]+/g),
  ),
];

/** Makes a sentence whose words are in a random order, because people rarely say the same thing twice. */
function sentenceBy(random: Random): string {
  const length = 6 + Math.floor(random() * 9);
  return Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)] ?? "").join(" ");
}

/** Makes the sound of a person who talks on and on, with short silences. */
function talk(samples: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const voice = VOICES[Math.floor(random() * VOICES.length)] ?? "en";
  const pitch = Math.round(between(random, 25, 75));
  const speed = Math.round(between(random, 130, 190));
  const sound = new Float32Array(samples);
  for (let at = Math.floor(between(random, 0, 0.5) * PERSONS_RATE); at < samples;) {
    const words = speakSentence(sentenceBy(random), { voice, pitch, speed });
    sound.set(words.subarray(0, samples - at), at);
    at += words.length + Math.floor(between(random, 0.1, 0.9) * PERSONS_RATE);
  }
  return sound;
}

/** Makes a cough: one to three bursts of rough noise, with an RMS of about 1 at its loudest. */
export function cough(random: Random): Float32Array {
  const bursts = 1 + Math.floor(random() * 3);
  const sound = new Float32Array(Math.round(bursts * 0.35 * PERSONS_RATE));
  let [low, high] = [0, 0];
  for (let i = 0; i < sound.length; i++) {
    const time = (i / PERSONS_RATE) % 0.35;
    const noise = gaussian(random);
    low += (noise - low) * 0.5;
    high += (low - high) * 0.08;
    const rough = 0.6 + 0.4 * Math.sin(2 * Math.PI * 90 * time);
    sound[i] = 2.5 * (low - high) * rough * Math.min(1, time / 0.01) * Math.exp(-time / 0.08);
  }
  return sound;
}

export function rmsOf(sound: Float32Array): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, sound.length));
}

export function leveled(sound: Float32Array): Float32Array {
  const level = rmsOf(sound) || 1;
  return sound.map((sample) => sample / level);
}

export function sumOf(samples: number, sounds: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(samples);
  for (const sound of sounds) for (let i = 0; i < samples; i++) sum[i] = (sum[i] ?? 0) + (sound[i] ?? 0);
  return sum;
}
