import type { ChantBody, SittingBody } from "#contract/practice-bodies.ts";

interface Stored {
  /** Null when no user was signed in: the entry then goes to the first person who signs in. */
  owner: string | null;
  /** `open`: still in progress. `refused`: the server will never take it, for this reason. */
  state: { name: "open" } | { name: "due" } | { name: "refused"; reason: string };
}

export interface ChantEntry extends Stored, Omit<ChantBody, "localDate"> {
  kind: "chant";
}

interface SittingEntry extends Stored, Omit<SittingBody, "localDate"> {
  kind: "sitting";
}

/** A mala, a segment of one, or a sitting, until the server has it. Its local date is worked out when it is sent. */
export type PracticeEntry = ChantEntry | SittingEntry;

/** The same entry stored twice: the one that says more. */
export function isFuller(entry: PracticeEntry, other: PracticeEntry): boolean {
  if (entry.kind === "chant" && other.kind === "chant") return entry.repetitions > other.repetitions;
  return entry.kind === "sitting" && other.kind === "sitting" && entry.minutes > other.minutes;
}
