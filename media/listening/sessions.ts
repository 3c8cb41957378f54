import type { SessionOptions } from "../persons/session.ts";

/** A kind of sitting, and the figures that the counter is to reach in it. */
export interface Condition {
  name: string;
  group: "quiet" | "disturbed" | "others" | "fan after quiet";
  options: Omit<SessionOptions, "seed" | "repetitions">;
  /** Left out: as while it counts. */
  teaching?: Omit<SessionOptions, "seed" | "repetitions">;
}

const ease = { room: 0.35, phone: true, gaps: [0.05, 2] } as const;
const noise = (kind: "fan" | "street" | "babble" | "talker", decibels: number) => ({ noise: { kind, decibels } });

export const CONDITIONS: readonly Condition[] = [
  { name: "free tempo, breaths, room", group: "quiet", options: ease },
  { name: "the same without gaps", group: "quiet", options: { ...ease, gaps: [0.05, 0.15] } },
  { name: "sung", group: "quiet", options: { ...ease, melody: 300 } },
  { name: "fan 20 dB", group: "quiet", options: { ...ease, ...noise("fan", 20) } },
  { name: "fan 10 dB", group: "quiet", options: { ...ease, ...noise("fan", 10) } },
  { name: "murmured", group: "quiet", options: { ...ease, manner: "murmured" } },
  { name: "whispered", group: "quiet", options: { ...ease, manner: "whispered" } },
  { name: "coughs, asides, broken off, silences", group: "disturbed", options: { ...ease, disturbances: 0.1 } },
  {
    name: "all at once, fan 15 dB",
    group: "disturbed",
    options: { ...ease, disturbances: 0.1, melody: 150, ...noise("fan", 15) },
  },
  {
    name: "babble 10 dB, taught in quiet",
    group: "others",
    options: { ...ease, ...noise("babble", 10) },
    teaching: ease,
  },
  {
    name: "street 10 dB, taught in quiet",
    group: "others",
    options: { ...ease, ...noise("street", 10) },
    teaching: ease,
  },
  {
    name: "one near talker 3 dB, taught in quiet",
    group: "others",
    options: { ...ease, ...noise("talker", 3) },
    teaching: ease,
  },
  {
    name: "fan 10 dB, taught in quiet",
    group: "fan after quiet",
    options: { ...ease, ...noise("fan", 10) },
    teaching: ease,
  },
];

/** Most that may be missed and counted falsely, in per cent, and least sittings that must be exact, and within one bead. */
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
