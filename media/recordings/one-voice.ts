/**
 * Sings a text with one synthesized woman's voice in a small room, slower than people speak. The result stands for a
 * recording by another person: node media/recordings/one-voice.ts <mantra-id> <file.wav>
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { reverberate } from "../dsp/room.ts";
import { samplesIn, SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { mix, peak, scale, silence, type Stereo } from "../dsp/stereo.ts";
import { encodeWav } from "../dsp/wav.ts";
import { singAlone } from "../voice/alone.ts";
import { SA } from "../voice/melody.ts";
import { readMantraTexts } from "../voice/mantra-text.ts";
import type { Singer } from "../voice/singer.ts";
import type { SungText } from "../voice/sung-text.ts";

/** The woman has a shorter vocal tract and a softer voice than the leader. */
const WOMAN: Singer = {
  seed: 71,
  sa: 1.5 * SA,
  tractScale: 1.15,
  phonation: { openQuotient: 0.66, tilt: 4300, shimmer: 0.03, jitter: 0.004 },
  breath: 0.2,
  presence: 1.6,
  vibrato: { cents: 14, rate: 5.4 },
  drift: 5,
  scatter: 0,
  wander: 1,
};

const MATRA = 0.33;
const PACE = { matra: MATRA, omMatras: 3.6, seedMatras: 3, finalHold: 1.4, pause: 0.4, caesura: 0.22 };
/** The seconds before, between and after the repetitions. */
const PAUSE = 0.9;
const ROOM = { seed: 12, decay: 0.9, brightness: 0.4, preDelay: 0.01 };
const ROOM_LEVEL = 0.22;
const PEAK = 0.6;

export interface SungAlone {
  sound: Stereo;
  /** The times of the syllables of each repetition, in seconds. */
  repetitions: readonly (readonly { start: number; end: number }[])[];
}

/** Sings a text several times, with silence in between. */
export function singInRoom(text: SungText, repetitions: number): SungAlone {
  const { sound, syllables } = singAlone(text, PACE, WOMAN);
  const length = sound.length / SAMPLE_RATE;
  const starts = Array.from({ length: repetitions }, (_, at) => PAUSE + at * (length + PAUSE));
  const dry = silence(samplesIn(PAUSE + repetitions * (length + PAUSE)));
  for (const start of starts) {
    const from = samplesIn(start);
    for (const channel of [dry.left, dry.right]) channel.set(sound, from);
  }
  const room = reverberate(dry, ROOM);
  scale(room, (ROOM_LEVEL * peak(dry)) / peak(room));
  const layers = [dry, room].map((layer) => ({ sound: layer, gain: 1 }));
  const mixed = mix(layers, dry.left.length);
  scale(mixed, PEAK / peak(mixed));
  return {
    sound: mixed,
    repetitions: starts.map((by) => syllables.map(({ start, end }) => ({ start: start + by, end: end + by }))),
  };
}

if (import.meta.main) {
  const [, , id, file] = process.argv;
  const text = readMantraTexts(join(import.meta.dirname, "../../content")).find((one) => one.id === id);
  if (!text || file === undefined) throw new Error("Say which mantra, and into which file");
  writeFileSync(file, encodeWav(singInRoom(text, 3).sound));
}
