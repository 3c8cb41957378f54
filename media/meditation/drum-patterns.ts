import type { Stroke } from "../music/drum.ts";

/** A bar of four beats has so many steps of half a beat. */
export const BAR_STEPS = 8;

/** A stroke, two strokes of half a step each, or silence. */
type Step = readonly Stroke[];

const STROKES: Record<string, Step> = {
  ".": [],
  dha: ["dha"],
  dhi: ["dhi"],
  ge: ["ge"],
  ke: ["ke"],
  na: ["na"],
  ti: ["ti"],
  te: ["te"],
  tete: ["te", "te"],
  keke: ["ke", "ke"],
  nana: ["na", "na"],
  gege: ["ge", "ge"],
};

/** The bars of the eight-beat cycle keharvā, after common practice, and two ends that lead into the next line. */
const BARS = {
  sparse: ". . na . . . ti .",
  gentle: "dhi . na ti . . dhi na",
  plain: "dha ge na ti na ke dhi na",
  swaying: "dha . ti na . ke dhi na",
  rolling: "dha tete na ti na keke dhi nana",
  answering: "dha ti . na ti ke dhi .",
  leading: "dha ge na ti dha tete dhi gege",
  // This is a cadence of three equal figures. The last stroke of the third one is the first stroke of the next line.
  thriceBegun: "te te ke te dha . te te",
  thriceEnded: "ke te dha . te te ke te",
} as const;

export type Bar = keyof typeof BARS;

/** The strokes under one line of sixteen beats. The last line of a round ends with a threefold cadence (tihāī). */
export const UNDER_CALL: readonly (readonly Bar[])[] = [
  ["sparse", "sparse", "gentle", "gentle"],
  ["gentle", "gentle", "swaying", "leading"],
  ["gentle", "swaying", "plain", "leading"],
];
export const UNDER_ANSWER: readonly (readonly Bar[])[] = [
  ["plain", "swaying", "plain", "leading"],
  ["plain", "rolling", "answering", "leading"],
  ["plain", "rolling", "thriceBegun", "thriceEnded"],
];

/** Returns the strokes with their time in steps from the beginning of the bar. */
export function strokesOf(bar: Bar): { stroke: Stroke; step: number }[] {
  return stepsOf(bar).flatMap((strokes, step) =>
    strokes.map((stroke, index) => ({ stroke, step: step + index / strokes.length })),
  );
}

/** Reads the steps of a bar. Throws for a word that is not a stroke. */
export function stepsOf(bar: Bar): Step[] {
  return BARS[bar].split(" ").map((word) => {
    const step = STROKES[word];
    if (!step) throw new Error(`not a stroke: ${word}`);
    return step;
  });
}
