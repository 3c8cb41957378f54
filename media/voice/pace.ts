import { type Breaths, type Pace, type Score, writeScore } from "./score.ts";
import type { Syllable } from "./syllables.ts";

/** The pace of names and seeds of one line, which leaves room to breathe. */
const CALM: Pace = { matra: 0.36, omMatras: 4.2, seedMatras: 3.2, finalHold: 1.5, pause: 0.45, caesura: 0.25 };
/** The pace of Om by itself, which lasts a whole breath. */
const OM_ALONE: Pace = { ...CALM, omMatras: 11 };
/** The pace of verses. 108 of them should fit into half an hour. */
const VERSE: Pace = { matra: 0.25, omMatras: 5, seedMatras: 3.2, finalHold: 1.35, pause: 0.42, caesura: 0.18 };

/**
 * A verse that is longer than this is sung more briskly, down to the mātrā next to it. A still longer one is sung down
 * to the next.
 */
const BRISKER = [
  { seconds: 18.5, matra: 0.235 },
  { seconds: 27, matra: 0.2 },
];
const STEP = 0.005;
const LONGEST_CALM_SYLLABLES = 14;

/** Times a text at the pace that its length demands. `shares` multiply the length of each syllable. */
export function paceText(
  syllables: readonly Syllable[],
  parts: { breaths: Breaths; shares: readonly number[] },
): { score: Score; pace: Pace } {
  const usual = usualPace(syllables);
  const atMatra = (matra: number) => {
    const pace = { ...usual, matra };
    return { pace, score: writeScore(syllables, pace, parts) };
  };
  let timed = atMatra(usual.matra);
  for (const { seconds, matra } of BRISKER) {
    while (timed.score.seconds > seconds && timed.pace.matra - STEP >= matra) timed = atMatra(timed.pace.matra - STEP);
  }
  return timed;
}

function usualPace(syllables: readonly Syllable[]): Pace {
  if (syllables.every(({ isOm }) => isOm)) return OM_ALONE;
  return syllables.length > LONGEST_CALM_SYLLABLES ? VERSE : CALM;
}
