import type { ApiError } from "#contract/client.ts";
import type { ChantBody, SittingBody } from "#contract/practice-bodies.ts";

/** Why the server does not take an entry. */
type Refusal = Pick<ApiError, "code" | "sentence">;

interface Stored {
  /** Null when no user was signed in: the entry then goes to the first person who signs in. */
  owner: string | null;
  /** `open`: still in progress. `refused`: the server will never take it. */
  state: { name: "open" } | { name: "due" } | ({ name: "refused" } & Refusal);
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
