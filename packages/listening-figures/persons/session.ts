/**
 * A sitting as a microphone hears it: somebody chants a text again and again in a room, and this is when every
 * repetition and every syllable truly sounded.
 *
 *     installPersons();                                          // once, as root; nothing of it enters the product
 *     const { sound, repetitions } = recordSession(text, findPerson("nsk"), {
 *       repetitions: 27, seed: 1, gaps: [0.05, 2], room: 0.35, phone: true,
 *       manner: "murmured", noise: { kind: "fan", decibels: 10 }, disturbances: 0.1,
 *     });
 *     const talk = recordTalk(30 * 60, { seed: 2 });             // nobody chants
 *
 * `sound` is mono at PERSONS_RATE (16 kHz). The same arguments give the same samples.
 */
import { between, createRandom, type Random } from "mantra-media/dsp/random.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import { type ChantOptions, chantText, FREE, type Repetition } from "./chanter.ts";
import { PERSONS_RATE } from "./festival.ts";
import { below, cough, inRoom, noiseOf, type NoiseKind, rmsOf, throughPhone } from "./surroundings.ts";
import type { Person } from "./voices.ts";

export interface SessionOptions extends ChantOptions {
  /** The seconds of silence between repetitions lie between these two. */
  gaps?: readonly [number, number];
  /** The seconds before the first repetition. */
  lead?: number;
  /** The room's sound falls by 60 dB in so many seconds. Without the field there is no room. */
  room?: number;
  /** The flag is true for the sound of a cheap telephone's microphone. */
  phone?: boolean;
  /** The voice and all other sounds have nothing above so many Hz, as on a telephone line. */
  band?: number;
  /** The voice is so many decibels louder than usual at the microphone. */
  level?: number;
  /** The voice, at its usual loudness, is so many decibels above the noise. */
  noise?: { kind: NoiseKind; decibels: number };
  /**
   * This share of the gaps has a cough, a word to another person, a repetition that is broken off, or a long silence.
   */
  disturbances?: number;
}

export interface Session {
  sound: Float32Array;
  repetitions: { start: number; end: number; syllables: { start: number; end: number }[] }[];
}

/** The RMS of the voice while it sounds. */
const VOICE_LEVEL = 0.06;
const ASIDES = ["kim idam | jalaṃ dehi", "āgaccha śīghraṃ | dvāraṃ pidhehi", "na na paścāt | adhunā japāmi"];

/** A piece of sound, and the second at which it begins. */
interface Piece {
  at: number;
  sound: Float32Array;
}

/** The options that decide how repetitions are heard, but not how they are chanted. */
export type Hearing = Pick<SessionOptions, "seed" | "gaps" | "lead" | "room" | "phone" | "band" | "level" | "noise">;

export const recordSession = (text: SungText, person: Person, options: SessionOptions): Session =>
  hearRepetitions(chantText(text, person, options), options, {
    noise: noiseOf,
    between(pieces, time, { repetition, random, index }) {
      if (index === 0 || random() >= (options.disturbances ?? 0)) return time;
      return disturb(pieces, time, { text, person, options, repetition, random, index });
    },
  });

/** The sounds that are heard next to the repetitions. */
interface Beside {
  /** Returns noise of a kind with an RMS of 1. */
  noise(kind: NoiseKind, seconds: number, seed: number): Float32Array;
  /** Adds what comes before a repetition, and returns when the repetition begins. */
  between?(pieces: Piece[], time: number, at: Pick<Interruption, "repetition" | "random" | "index">): number;
}

/** Puts repetitions one after the other into a room, as a microphone hears them there. */
export function hearRepetitions(chanted: readonly Repetition[], options: Hearing, beside: Beside): Session {
  const random = createRandom(options.seed + 7919);
  const [shortest, longest] = options.gaps ?? [0.05, 2];
  const pieces: Piece[] = [];
  const repetitions: Session["repetitions"] = [];
  let time = options.lead ?? 1;
  for (const [index, repetition] of chanted.entries()) {
    time = beside.between?.(pieces, time, { repetition, random, index }) ?? time;
    const at = time - repetition.start;
    pieces.push({ at, sound: repetition.sound });
    repetitions.push({
      start: at + repetition.start,
      end: at + repetition.end,
      syllables: repetition.syllables.map(({ start, end }) => ({ start: at + start, end: at + end })),
    });
    time = at + repetition.end + between(random, shortest, longest);
  }
  return { sound: mixDown(pieces, time + 1, { ...options, makeNoise: beside.noise }), repetitions };
}

/** Records one or several others who talk, and other noises. Nothing in it may be counted. */
export function recordTalk(
  seconds: number,
  { seed, kind = "talker" }: { seed: number; kind?: NoiseKind },
): Float32Array {
  const talk = noiseOf(kind, seconds, seed).map((sample) => sample * VOICE_LEVEL);
  return throughPhone(inRoomByMinutes(talk, { decay: 0.35, seed }), seed);
}

interface Interruption {
  text: SungText;
  person: Person;
  options: SessionOptions;
  repetition: Repetition;
  random: Random;
  index: number;
}

/** Adds what comes between two repetitions, and returns when the chanting continues. */
function disturb(pieces: Piece[], time: number, happening: Interruption): number {
  const { text, person, options, repetition, random, index } = happening;
  const kind = Math.floor(random() * 4);
  if (kind === 0) {
    const sound = cough(random).map((sample) => sample * VOICE_LEVEL * 2);
    pieces.push({ at: time + 0.2, sound });
    return time + 0.5 + sound.length / PERSONS_RATE;
  }
  if (kind === 1) {
    const words: SungText = { id: "aside", sanskrit: "", transliteration: ASIDES[index % ASIDES.length] ?? "na" };
    const spoken = chantText(words, person, {
      ...options,
      repetitions: 1,
      seed: options.seed + index,
      variation: FREE,
    })[0];
    if (spoken) pieces.push({ at: time + 0.3, sound: spoken.sound });
    return time + 0.8 + (spoken?.end ?? 0);
  }
  if (kind === 2 && text.transliteration.length > 20) {
    // The repetition is broken off at a third to a half, and begun again.
    const until = repetition.start + between(random, 0.3, 0.5) * (repetition.end - repetition.start);
    pieces.push({
      at: time - repetition.start,
      sound: faded(repetition.sound.slice(0, Math.round(until * PERSONS_RATE))),
    });
    return time + until + between(random, 0.6, 1.5);
  }
  return time + between(random, 3, 12);
}

function mixDown(
  pieces: readonly Piece[],
  seconds: number,
  { makeNoise, ...options }: Hearing & { makeNoise: Beside["noise"] },
) {
  const level = rmsOf(Float32Array.from(pieces, ({ sound }) => rmsOf(sound)));
  const loudness = (VOICE_LEVEL * 10 ** ((options.level ?? 0) / 20)) / level;
  const sound = new Float32Array(Math.ceil(seconds * PERSONS_RATE));
  // A way of saying the text that comes again sounds the same in the room, and is only brought into it once.
  const inThisRoom = new Map<Float32Array, Float32Array>();
  for (const piece of pieces) {
    const heard =
      inThisRoom.get(piece.sound) ??
      (options.room ? inRoom(piece.sound, { decay: options.room, seed: options.seed }) : piece.sound);
    inThisRoom.set(piece.sound, heard);
    const from = Math.round(piece.at * PERSONS_RATE);
    for (let i = 0; i < heard.length; i++) {
      const at = from + i;
      if (at >= 0 && at < sound.length) sound[at] = (sound[at] ?? 0) + (heard[i] ?? 0) * loudness;
    }
  }
  if (options.noise) {
    const { kind, decibels } = options.noise;
    const gain = VOICE_LEVEL * 10 ** (-decibels / 20);
    const heard = makeNoise(kind, seconds, options.seed + 1);
    for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] ?? 0) + gain * (heard[i] ?? 0);
  }
  const received = options.phone ? throughPhone(sound, options.seed + 2) : sound;
  return options.band === undefined ? received : below(received, options.band);
}

/** Adds the room to a long sound minute by minute, because one transform of half an hour would need gigabytes. */
function inRoomByMinutes(sound: Float32Array, room: { decay: number; seed: number }): Float32Array {
  const out = new Float32Array(sound.length);
  const minute = 60 * PERSONS_RATE;
  for (let from = 0; from < sound.length; from += minute) {
    for (const [i, sample] of inRoom(sound.slice(from, from + minute), room).entries()) {
      if (from + i < out.length) out[from + i] = (out[from + i] ?? 0) + sample;
    }
  }
  return out;
}

function faded(sound: Float32Array): Float32Array {
  const length = Math.min(sound.length, 800);
  return sound.map((sample, i) => sample * Math.min(1, (sound.length - i) / length));
}
