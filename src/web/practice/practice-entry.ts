import type { ApiError } from "#contract/client.ts";
import type { ChantBody, ChantByHand, SittingBody, SittingByHand } from "#contract/practice-bodies.ts";

/** Why the server does not take an entry. Without a reason, it was refused by an earlier release. */
type Refusal = Pick<ApiError, "code" | "sentence"> & { reason?: string | null };

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

/** Practice away from here, as it is sent. */
export type PracticedByHand = ({ kind: "chant" } & ChantByHand) | ({ kind: "sitting" } & SittingByHand);

/** Practice away from here that was added while the server could not be reached. */
interface EntryByHand extends Stored {
  kind: "by-hand";
  id: string;
  practiced: PracticedByHand;
  /** The moment in which it was added. Of the practice only the day is known. */
  startedAt: string;
}

/** What the server does not have yet. The day of a mala, of a segment of one and of a sitting is worked out when it is sent. */
export type PracticeEntry = ChantEntry | SittingEntry | EntryByHand;

/** Of the same entry stored twice, this is the one that says more. */
export function isFuller(entry: PracticeEntry, other: PracticeEntry): boolean {
  if (entry.kind === "chant" && other.kind === "chant") return entry.repetitions > other.repetitions;
  return entry.kind === "sitting" && other.kind === "sitting" && entry.minutes > other.minutes;
}
