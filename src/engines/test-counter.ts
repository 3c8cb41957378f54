import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { newChant } from "./chant-state.ts";

/** The length of the recording in seconds. */
export const LENGTH = 5;

/** Returns the state of a mantra with a recording after the given events. */
export const sung = (...events: ChantEvent[]) => events.reduce(chantReducer, newChant("playable"));
/** Returns the state of a mantra without a recording after the given events. */
export const unsung = (...events: ChantEvent[]) => events.reduce(chantReducer, newChant("none"));

export const times = (number: number, event: ChantEvent) => Array<ChantEvent>(number).fill(event);
export const press: ChantEvent = { type: "press" };
export const start: ChantEvent = { type: "start" };

export const sample = (time: number, now: number, rate = 1): ChantEvent => ({
  type: "clock",
  sample: { time, now, rate, duration: LENGTH, wantedRate: rate, isSeek: time === 0 },
});

/** Creates samples of the player's clock, four a second, over the given number of loops. */
export function loops(number: number, from = 0): ChantEvent[] {
  const moments = Math.round((number * LENGTH + 0.5) * 4);
  return Array.from({ length: moments + 1 }, (_, quarter) => sample((quarter / 4) % LENGTH, from + quarter * 250));
}
