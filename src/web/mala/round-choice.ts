import type { ChantedMantra } from "#model/mantra.ts";
import { mostRounds, sizeOf, type OfRound, type RoundSize } from "#model/practice.ts";
import { malasIn, roundName, type Tally } from "#engines/mala-tally.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import type { TextStorage } from "../device/storage.ts";
import { noteChange } from "../practice/follow/note-change.ts";
import { countRound, tallyOn } from "../practice/malas-today.ts";
import { markPracticedHere } from "../practice/mark-practiced-here.ts";

/** How one mantra is counted. */
export interface RoundChoice {
  /** Beads of a round. */
  size: RoundSize;
  /** Rounds that one sets out to count in a day; 1 where there is no such goal. */
  goal: number;
}

/** A mantra, which may have a size of its own until another one is chosen. */
type Counted = Pick<ChantedMantra, "id"> & OfRound;

export const ROUNDS = "rounds";

export function readRounds(storage: TextStorage, mantra: Counted): RoundChoice {
  const choice = parseJsonObject(storage.read(ROUNDS))[mantra.id];
  if (typeof choice !== "object" || choice === null) return { size: sizeOf(mantra), goal: 1 };
  const { size, goal } = choice as Partial<Record<keyof RoundChoice, unknown>>;
  return { size: sizeOf({ round: size }), goal: isGoal(goal) ? goal : 1 };
}

/** It is true for a number of rounds that one may set out to count in a day. */
export const isGoal = (goal: unknown): goal is number =>
  typeof goal === "number" && Number.isInteger(goal) && goal >= 1 && goal <= mostRounds;

/** The result is false where storage refuses. The choice then lasts as long as the screen. */
export function writeRounds(storage: TextStorage, mantra: Counted, choice: RoundChoice): boolean {
  noteChange(storage, `round/${mantra.id}`);
  markPracticedHere(storage);
  const { [mantra.id]: _before, ...others } = parseJsonObject(storage.read(ROUNDS));
  const isUsual = choice.size === sizeOf(mantra) && choice.goal === 1;
  return storage.write(ROUNDS, JSON.stringify(isUsual ? others : { ...others, [mantra.id]: choice }));
}

/** What was completed today, of all mantras in malas, and of one mantra in its rounds. */
export interface RoundsToday {
  malasToday: number;
  roundsToday: number;
  goal: number;
}

interface Options {
  mantra: Counted;
  storage: TextStorage;
  /** The day is YYYY-MM-DD, as the person lives it. */
  today: () => string;
  send: (event: { type: "size"; size: RoundSize }) => void;
  update: (patch: Partial<RoundsToday>) => void;
  onRefused: () => void;
}

export const readRoundsToday = (tally: Tally, mantraId: string, { size, goal }: RoundChoice): RoundsToday => ({
  malasToday: malasIn(tally),
  roundsToday: tally.rounds[roundName({ mantraId, size })] ?? 0,
  goal,
});

/** The rounds of one mantra, as its screen chooses, counts and shows them. */
export function openRounds({ mantra, storage, today, send, update, onRefused }: Options) {
  let chosen = readRounds(storage, mantra);

  function showToday() {
    const { malasToday, roundsToday } = readRoundsToday(tallyOn(storage, today()), mantra.id, chosen);
    update({ malasToday, roundsToday });
  }

  function show(choice: RoundChoice) {
    chosen = choice;
    send({ type: "size", size: choice.size });
    update({ goal: choice.goal });
    showToday();
  }

  return {
    showToday,
    read: () => show(readRounds(storage, mantra)),
    /** A round whose beads are counted already keeps its size. */
    choose(choice: RoundChoice) {
      if (!writeRounds(storage, mantra, choice)) onRefused();
      show(choice);
    },
    /** This counts one more complete round. */
    count(size: RoundSize) {
      if (!countRound(storage, today(), { mantraId: mantra.id, size })) onRefused();
      showToday();
    },
  };
}
