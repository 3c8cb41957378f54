import type { SessionOptions } from "../persons/session.ts";

/** A kind of sitting, and the figures that the counter must reach in it. */
export interface Condition {
  name: string;
  group: "quiet" | "disturbed" | "others" | "fan after quiet";
  options: Omit<SessionOptions, "seed" | "repetitions">;
  /** The conditions of the lesson. Without them the lesson has those of the sitting. */
  teaching?: Omit<SessionOptions, "seed" | "repetitions">;
  /** The number of repetitions, which is COUNTED by default. */
  repetitions?: number;
  /** The figures of the prototype: missed, counted falsely, and the latency of the median and of 95 % in seconds. */
  prototype: string;
}

/** A sitting has so many repetitions. */
export const COUNTED = 27;
const MALA = 108;

const dry = { gaps: [0.05, 2] } as const;
const ease = { room: 0.35, phone: true, gaps: [0.05, 2] } as const;
const noise = (kind: "fan" | "street" | "babble" | "talker", decibels: number) => ({ noise: { kind, decibels } });
const allAtOnce = { ...ease, disturbances: 0.1, melody: 150, ...noise("fan", 15) };

/** The prototype has no such row, because its noises were there during its lessons too. */
const NOT_MADE = "–";

/** Returns options in which others are heard next to the person who chants. */
const among = (...others: Parameters<typeof noise>) =>
  ({ group: "others", options: { ...ease, ...noise(...others) } }) as const;

/** New conditions are added at the end, because the seed of a sitting is made of its place in this list. */
export const CONDITIONS: readonly Condition[] = [
  { name: "free tempo, breaths, room", group: "quiet", options: ease, prototype: "0 %, 0; 0.20, 0.29" },
  {
    name: "the same without gaps",
    group: "quiet",
    options: { ...ease, gaps: [0.05, 0.15] },
    prototype: "0 %, 0; 0.07, 0.21",
  },
  { name: "sung", group: "quiet", options: { ...ease, melody: 300 }, prototype: "0 %, 0; 0.15, 0.24" },
  { name: "fan 20 dB", group: "quiet", options: { ...ease, ...noise("fan", 20) }, prototype: "0 %, 0; 0.06, 0.17" },
  { name: "fan 10 dB", group: "quiet", options: { ...ease, ...noise("fan", 10) }, prototype: "0 %, 0; 0.01, 0.15" },
  { name: "murmured", group: "quiet", options: { ...ease, manner: "murmured" }, prototype: "0 %, 0; 0.14, 0.24" },
  { name: "whispered", group: "quiet", options: { ...ease, manner: "whispered" }, prototype: "0 %, 0; 0.11, 0.44" },
  {
    name: "coughs, asides, broken off, silences",
    group: "disturbed",
    options: { ...ease, disturbances: 0.1 },
    prototype: "0.7 %, 0; 0.12, 0.24",
  },
  { name: "all at once, fan 15 dB", group: "disturbed", options: allAtOnce, prototype: "0.7 %, 2; 0.01, 0.14" },
  {
    name: "babble 10 dB, taught in quiet",
    ...among("babble", 10),
    teaching: ease,
    prototype: NOT_MADE,
  },
  {
    name: "street 10 dB, taught in quiet",
    ...among("street", 10),
    teaching: ease,
    prototype: NOT_MADE,
  },
  {
    name: "one near talker 3 dB, taught in quiet",
    ...among("talker", 3),
    teaching: ease,
    prototype: NOT_MADE,
  },
  {
    name: "fan 10 dB, taught in quiet",
    group: "fan after quiet",
    options: { ...ease, ...noise("fan", 10) },
    teaching: ease,
    prototype: "14.4 %, 0; 0.10, 0.25",
  },
  { name: "clean", group: "quiet", options: dry, prototype: "0 %, 0; 0.07, 0.20" },
  {
    name: "murmured, fan 15 dB",
    group: "quiet",
    options: { ...ease, manner: "murmured", ...noise("fan", 15) },
    prototype: "0 %, 0; 0.03, 0.20",
  },
  {
    name: "babble 15 dB, taught in quiet",
    ...among("babble", 15),
    teaching: ease,
    prototype: NOT_MADE,
  },
  {
    name: "one talker 10 dB, taught in quiet",
    ...among("talker", 10),
    teaching: ease,
    prototype: NOT_MADE,
  },
  {
    name: "malas of 108: free tempo, breaths, room",
    group: "quiet",
    options: ease,
    repetitions: MALA,
    prototype: "0 %, 0; 0.14, 0.35",
  },
  {
    name: "malas of 108: all at once, fan 15 dB",
    group: "disturbed",
    options: allAtOnce,
    repetitions: MALA,
    prototype: "0.6 %, 1; 0.04, 0.13",
  },
  {
    name: "babble 10 dB, taught in it",
    ...among("babble", 10),
    prototype: "3.4 %, 3; 0.22, 0.62",
  },
  {
    name: "street 10 dB, taught in it",
    ...among("street", 10),
    prototype: "8.9 %, 4; 0.19, 1.20",
  },
  {
    name: "one near talker 3 dB, taught beside them",
    ...among("talker", 3),
    prototype: "3.4 %, 2; 0.15, 0.72",
  },
  {
    name: "babble 15 dB, taught in it",
    ...among("babble", 15),
    prototype: "4.8 %, 0; 0.27, 0.61",
  },
  {
    name: "one talker 10 dB, taught beside them",
    ...among("talker", 10),
    prototype: "1.4 %, 1; 0.17, 0.48",
  },
];

/**
 * The most that may be missed and counted falsely, in per cent, and the least sittings that must be exact, and within
 * one bead.
 */
export interface Goals {
  missed: number;
  false: number;
  exact: number;
  within: number;
}

export const GOALS: Readonly<Record<Condition["group"], Goals>> = {
  quiet: { missed: 0.5, false: 0.2, exact: 95, within: 100 },
  disturbed: { missed: 1, false: 0.5, exact: 70, within: 95 },
  others: { missed: 5, false: 1, exact: 0, within: 0 },
  "fan after quiet": { missed: 5, false: 100, exact: 0, within: 0 },
};

/** The latencies, in seconds from an end to its count, of the median and of 95 %, that every row must keep. */
export const LATENCY_GOALS = { median: 0.3, most: 0.8 };
/** While only others talk, at most so many repetitions may be counted in an hour. */
export const MOST_FALSE_AN_HOUR = 1;
/** A second of sound may take so many milliseconds of the processor, including its conversion from 48 kHz. */
export const MOST_CPU = 10;
