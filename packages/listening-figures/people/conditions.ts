import { FREE } from "../persons/chanter.ts";
import type { SpokenOptions } from "./spoken-digits.ts";

type Options = Omit<SpokenOptions, "seed" | "repetitions">;

/** A kind of sitting in which both real people and synthetic voices are heard. */
export interface PeopleCondition {
  readonly name: string;
  readonly options: Options;
  /** The conditions of the lesson. Without them the lesson has those of the sitting. */
  readonly teaching?: Options;
  /**
   * The most that may be missed, in per cent. The value is null where another text than the taught one is said, of
   * which nothing may be counted.
   */
  readonly mostMissed: number | null;
  /** The flag is true where only people take part, because synthetic voices cannot speak in this way. */
  readonly isOfPeople?: boolean;
}

/**
 * The goals: the per cent of another text that may be counted, the per cent of malas that must be within one bead, and
 * the latencies in seconds of the median and of 95 %.
 */
export const MOST_COUNTED = 5;
export const LEAST_WITHIN = 90;
export const MOST_LATENCY = { median: 0.3, most: 0.8 };

const spoken = (options: Partial<Options> = {}): Options => ({
  loudness: 2,
  variation: { ...FREE, loudness: options.loudness ?? FREE.loudness },
  room: 0.35,
  phone: true,
  gaps: [0.05, 2],
  ...options,
});
const noise = (kind: "fan" | "babble" | "talker", decibels: number) => ({ noise: { kind, decibels } });
const quiet = spoken();

/** A telephone line or a headset for calls transmits up to this frequency in Hz. */
const BAND = 3800;

/** New conditions are added at the end, because the seed of a sitting is made of its place in this list. */
export const PEOPLE_CONDITIONS: readonly PeopleCondition[] = [
  { name: "quiet", options: quiet, mostMissed: 0.5 },
  { name: "quiet, no pauses", options: spoken({ gaps: [0.05, 0.15] }), mostMissed: 0.5 },
  { name: "fan 10 dB, taught in quiet", options: spoken(noise("fan", 10)), teaching: quiet, mostMissed: 3 },
  { name: "fan 10 dB, taught in it", options: spoken(noise("fan", 10)), mostMissed: 3 },
  { name: "near voice 3 dB, taught in quiet", options: spoken(noise("talker", 3)), teaching: quiet, mostMissed: 5 },
  {
    name: "several voices 10 dB, taught in quiet",
    options: spoken(noise("babble", 10)),
    teaching: quiet,
    mostMissed: 5,
  },
  { name: "several voices 10 dB, taught in them", options: spoken(noise("babble", 10)), mostMissed: 5 },
  {
    name: "band of 8 kHz sound, fan 10 dB, taught in it",
    options: spoken({ band: BAND, ...noise("fan", 10) }),
    mostMissed: 3,
  },
  { name: "12 dB softer than taught", options: spoken({ level: -12 }), teaching: quiet, mostMissed: 2 },
  { name: "repetitions 8 dB softer or louder", options: spoken({ loudness: 8 }), mostMissed: 2 },
  { name: "words as loud as recorded", options: spoken({ asRecorded: true }), mostMissed: 2, isOfPeople: true },
  { name: "another text by the same voice", options: quiet, mostMissed: null },
  { name: "ends that fade for 0.5 s, quiet", options: spoken({ fade: 0.5 }), mostMissed: 0.5, isOfPeople: true },
  {
    name: "ends that fade for 0.5 s, fan 10 dB, taught in quiet",
    options: spoken({ fade: 0.5, ...noise("fan", 10) }),
    teaching: spoken({ fade: 0.5 }),
    mostMissed: 3,
    isOfPeople: true,
  },
];
