import { BEADS_PER_MALA, sizeOf, type RoundSize } from "#model/practice.ts";
import { parseJsonObject } from "./json-object.ts";

/** What was completed on one of the person's own days. */
export interface Tally {
  /** The day, as YYYY-MM-DD. */
  readonly day: string;
  /** The number of rounds of 108. */
  readonly malas: number;
  /** The number of rounds of each mantra and size, by names such as "gayatri/27". */
  readonly rounds: Readonly<Record<string, number>>;
}

/** A round of a mantra. */
export interface OfMantra {
  readonly mantraId: string;
  readonly size: RoundSize;
}

/** Reads today's tally from stored text. A tally of another day counts as none. */
export function readTally(text: string | null, today: string): Tally {
  const { day, malas, rounds } = parseJsonObject(text);
  if (day !== today) return { day: today, malas: 0, rounds: {} };
  const counted = Object.entries(typeof rounds === "object" && rounds ? rounds : {});
  return {
    day: today,
    malas: isCount(malas) ? malas : 0,
    rounds: Object.fromEntries(counted.filter((entry): entry is [string, number] => isCount(entry[1]))),
  };
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value > 0;

export const roundName = ({ mantraId, size }: OfMantra) => `${mantraId}/${size}`;

export function addRound({ day, malas, rounds }: Tally, round: OfMantra): Tally {
  const name = roundName(round);
  return {
    day,
    malas: malas + Number(round.size === BEADS_PER_MALA),
    rounds: { ...rounds, [name]: (rounds[name] ?? 0) + 1 },
  };
}

/** Returns the malas of the day, including those that smaller rounds of one mantra add up to. */
export function malasIn({ malas, rounds }: Tally): number {
  const beads = new Map<string, number>();
  for (const [name, count] of Object.entries(rounds)) {
    const [mantraId = "", size] = name.split("/");
    const beadsOfRound = sizeOf({ round: Number(size) });
    if (beadsOfRound < BEADS_PER_MALA) beads.set(mantraId, (beads.get(mantraId) ?? 0) + count * beadsOfRound);
  }
  return [...beads.values()].reduce((sum, repetitions) => sum + Math.floor(repetitions / BEADS_PER_MALA), malas);
}

/** Returns true if both have the same values. */
export function isSameTally(one: Tally, other: Tally): boolean {
  const names = Object.keys(one.rounds);
  return (
    one.malas === other.malas &&
    names.length === Object.keys(other.rounds).length &&
    names.every((name) => one.rounds[name] === other.rounds[name])
  );
}
