import type { ChantBody, SittingBody } from "#contract/practice-bodies.ts";

interface Stored {
  /** Null while nobody was signed in: the entry goes to the first person who signs in. */
  owner: string | null;
  /** `open`: still in progress. `refused`: the server will never take it, for this reason. */
  state: { name: "open" } | { name: "due" } | { name: "refused"; reason: string };
}

export interface ChantOutboxEntry extends Stored, Omit<ChantBody, "localDate"> {
  kind: "chant";
}

interface SittingOutboxEntry extends Stored, Omit<SittingBody, "localDate"> {
  kind: "sitting";
}

/** A mala, a segment of one, or a sitting, until the server has it. Its local date is worked out when it is sent. */
export type OutboxEntry = ChantOutboxEntry | SittingOutboxEntry;

/** Version 1 of the database stored only chants at first, without a kind. */
export type StoredEntry = OutboxEntry | Omit<ChantOutboxEntry, "kind">;

export const withKind = (entry: StoredEntry): OutboxEntry => ("kind" in entry ? entry : { ...entry, kind: "chant" });

/** The same entry stored twice: the one that says more. */
export function isFuller(entry: OutboxEntry, other: OutboxEntry): boolean {
  if (entry.kind === "chant" && other.kind === "chant") return entry.repetitions > other.repetitions;
  return entry.kind === "sitting" && other.kind === "sitting" && entry.minutes > other.minutes;
}
