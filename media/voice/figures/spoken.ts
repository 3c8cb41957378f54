import { CEPSTRA_RATE } from "../../dsp/cepstra.ts";
import { lowerRate } from "../../dsp/resample.ts";
import { SAMPLE_RATE } from "../../dsp/sample-rate.ts";
import { singAlone } from "../alone.ts";
import { LEADER } from "../choir.ts";
import { soundOf } from "../phonemes.ts";
import type { Segment } from "../score.ts";
import type { Singer } from "../singer.ts";
import type { SungText } from "../sung-text.ts";

/** The levels of these kinds of sounds are compared. */
export const MANNERS = [
  "vowel",
  "nasal",
  "sibilant",
  "breath",
  "approximant",
  "voiced stop",
  "voiceless stop",
] as const;
export type Manner = (typeof MANNERS)[number];

/** A voice alone at 16 kHz, with the times of its sounds in seconds. */
export interface Spoken {
  sound: Float64Array;
  segments: readonly { manner: Manner; start: number; end: number }[];
}

/** Voices are compared at this pace, which is brisker than that of most chants. */
export const PACE = { matra: 0.22, omMatras: 4, seedMatras: 3, finalHold: 1.35, pause: 0.4, caesura: 0.2 };

/** Renders a text by one synthesized singer, without a room. */
export function speakAlone(text: SungText, singer: Singer = LEADER): Spoken {
  const { sound, syllables } = singAlone(text, PACE, singer);
  const segments = syllables.flatMap((syllable) => syllable.segments);
  return {
    sound: lowerRate(sound, SAMPLE_RATE, CEPSTRA_RATE),
    segments: segments.map((segment) => ({ manner: mannerOf(segment), start: segment.start, end: segment.end })),
  };
}

function mannerOf(segment: Segment): Manner {
  if (segment.kind === "vowel") return "vowel";
  if (segment.kind === "visarga") return "breath";
  const sound = soundOf(segment.consonant);
  if (sound.manner === "stop") return sound.isVoiced ? "voiced stop" : "voiceless stop";
  return sound.manner === "tap" ? "approximant" : sound.manner;
}
