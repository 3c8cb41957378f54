/** A text is learned in these steps. The last three are 3 repetitions, 11 repetitions, and a mala. */
export const learningSteps = ["hear", "lines", "say", "three", "eleven", "mala"] as const;
export type LearningStep = (typeof learningSteps)[number];

/** A person's place in learning a text. */
export interface LearningPlace {
  readonly step: LearningStep;
  /** The index of the line, in the step that takes one line at a time. */
  readonly line: number;
  /** The repetitions that are done, in a step of repetitions. */
  readonly rounds: number;
}

export type LearningEvent =
  /** Leads to the next line, or from the last line to the next step. */
  | { readonly type: "next" }
  | { readonly type: "line"; readonly line: number }
  | { readonly type: "step"; readonly step: LearningStep }
  /** The text has been said once more. */
  | { readonly type: "round" };

export const firstPlace: LearningPlace = { step: learningSteps[0], line: 0, rounds: 0 };

const goals: Readonly<Partial<Record<LearningStep, number>>> = { three: 3, eleven: 11 };

/** Returns the number of repetitions of a step; 0 for a step of another kind. */
export const goalOf = (step: LearningStep): number => goals[step] ?? 0;

/** Returns true once all repetitions of the step are done. */
export const isGoalReached = ({ step, rounds }: LearningPlace): boolean => rounds >= goalOf(step);

/** Returns the place after an event. `lines` is the number of lines of the text. */
export function learn(place: LearningPlace, event: LearningEvent, lines: number): LearningPlace {
  switch (event.type) {
    case "next":
      return hasNextLine(place, lines) ? { ...place, line: place.line + 1 } : beginOf(nextStep(place.step));
    case "line":
      return { ...place, line: within(event.line, lines - 1) };
    case "step":
      return beginOf(event.step);
    case "round":
      return { ...place, rounds: within(place.rounds + 1, goalOf(place.step)) };
  }
}

export const hasNextLine = ({ step, line }: LearningPlace, lines: number): boolean =>
  step === "lines" && line < lines - 1;

const [firstStep, ...laterSteps] = learningSteps;

/** Returns the next step. The last step is followed by itself. */
export const nextStep = (step: LearningStep): Exclude<LearningStep, typeof firstStep> =>
  laterSteps[learningSteps.indexOf(step)] ?? "mala";

const beginOf = (step: LearningStep): LearningPlace => ({ step, line: 0, rounds: 0 });

const within = (number: number, most: number) => Math.max(0, Math.min(Math.trunc(number) || 0, most));

/**
 * The opacity of the text at the first repetition and at the last one. The text fades, because the person knows it by
 * heart in the end.
 */
const fading: Readonly<Partial<Record<LearningStep, readonly [first: number, last: number]>>> = {
  three: [1, 0.6],
  eleven: [0.9, 0],
};

/** Returns how much of the text is visible, from 0 to 1. */
export function textOpacity({ step, rounds }: LearningPlace): number {
  const [first, last] = fading[step] ?? [1, 1];
  const done = Math.min(1, rounds / Math.max(1, goalOf(step) - 1));
  return first + (last - first) * done;
}

/** A line is heard again and again at this share of its speed. */
export const SLOW = 0.75;
/** The time is estimated as if each line were heard so often at that speed. */
const TURNS = 2;
/** The time is estimated as if a person took so many seconds to read and to press, in each step and for each line. */
const PAUSE = 12;

/** Returns the minutes in which a text is learned up to the mala, if one repetition takes so many seconds. */
export function learningMinutes(seconds: number, lines: number): number {
  const repetitions = 1 + TURNS / SLOW + 2 + goalOf("three") + goalOf("eleven");
  const pauses = (learningSteps.length - 1 + lines) * PAUSE;
  return Math.max(1, Math.round((repetitions * seconds + pauses) / 60));
}

/** Reads a place that was stored on a device. A value that is not a place in this text gives the first place. */
export function readPlace(kept: unknown, lines: number): LearningPlace {
  const { step, line, rounds } = (typeof kept === "object" && kept ? kept : {}) as Partial<Record<string, unknown>>;
  const known = learningSteps.find((name) => name === step);
  if (!known) return firstPlace;
  return {
    step: known,
    line: known === "lines" ? within(Number(line), lines - 1) : 0,
    rounds: within(Number(rounds), goalOf(known)),
  };
}

/** The places of so many mantras are stored. The one that was not changed for longest is dropped first. */
const MOST_KEPT = 50;

/** Returns the places by mantra, with this one as the latest. The place in a text that is not begun is not stored. */
export function keepPlace(
  places: Readonly<Record<string, unknown>>,
  mantraId: string,
  place: LearningPlace,
): Record<string, unknown> {
  const others = Object.entries(places).filter(([id]) => id !== mantraId);
  if (place.step === firstStep) return Object.fromEntries(others);
  return Object.fromEntries([...others, [mantraId, place]].slice(-MOST_KEPT));
}
