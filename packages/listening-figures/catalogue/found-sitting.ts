import { Listener, type templateBank } from "mantra-listening";
import { paceAt } from "mantra-media/recordings/leader.ts";
import { timeAlone } from "mantra-media/voice/alone.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import type { Repetition } from "../persons/chanter.ts";
import { hearRepetitions, type Session } from "../persons/session.ts";
import { noiseOf } from "../persons/surroundings.ts";

/** What became of a sitting in which the text is found by itself. */
export const VERDICTS = [
  "right",
  "a few missed",
  "not found yet",
  "told that some are missed",
  "wrong silently",
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A sitting has so many repetitions and seconds at least: the text is found in 8 to 48 s, and counted after that. */
const LEAST_SECONDS = 50;
const LEAST_REPETITIONS = 10;
/** Every other sitting has hardly any pauses. The seconds of a pause lie between two of these. */
const GAPS = [
  [0.05, 1],
  [0, 0.1],
] as const;
/**
 * Fewer or more counts than these shares of the repetitions are wrong, as half and a third of them are, or a count in the middle of each. One
 * in ten may be missed where only a few were said before the text was found.
 */
const WRONG = { least: 0.7, most: 1.2 };
const RIGHT = { least: 0.93, most: 1.07 };
const BLOCK = 320;

const MATRA = 0.25;
/** Returns the length of a mātrā with which somebody recites a text in so many seconds. */
export const matraIn = (seconds: number, text: SungText) => (MATRA * seconds) / timeAlone(text, paceAt(MATRA)).seconds;

/** Says a text again and again in a quiet room, as it was chanted once or several times. */
export function repeatInRoom(ways: readonly Repetition[], seed: number): Session {
  const seconds = ways.reduce((sum, { start, end }) => sum + (end - start) / ways.length, 0);
  const repetitions = Math.max(LEAST_REPETITIONS, Math.ceil(LEAST_SECONDS / seconds));
  const said = Array.from({ length: repetitions }, (_, at) => ways[at % ways.length] ?? []).flat();
  const gaps = GAPS[seed % GAPS.length] ?? GAPS[0];
  return hearRepetitions(said, { seed, gaps, room: 0.35, phone: true }, { noise: noiseOf });
}

/** Looks for a text by templates of another voice, and counts once it is found. */
export function findAndCount(templates: ReturnType<typeof templateBank>, { sound, repetitions }: Session) {
  const listener = new Listener();
  listener.search(templates);
  let counted = 0;
  let hasHoles = false;
  let isFound = false;
  for (let from = 0; from < sound.length; from += BLOCK) {
    for (const { type } of listener.push(sound.subarray(from, from + BLOCK))) {
      if (type === "repetition") counted++;
      hasHoles ||= type === "holes";
      isFound ||= type === "ready";
    }
  }
  return { counted, verdict: judge(counted / repetitions.length, { hasHoles, isFound }) };
}

/** Judges which share of the repetitions was counted. */
export function judge(share: number, { hasHoles, isFound }: { hasHoles: boolean; isFound: boolean }): Verdict {
  if (!isFound) return "not found yet";
  if (share >= RIGHT.least && share <= RIGHT.most) return "right";
  if (share >= WRONG.least && share <= WRONG.most) return "a few missed";
  return hasHoles ? "told that some are missed" : "wrong silently";
}
