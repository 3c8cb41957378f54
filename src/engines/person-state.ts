/** The latest value of a field that several devices of one person may change. */
export interface Register {
  /** The value as JSON; null where the field was removed. */
  readonly text: string | null;
  /** The time in UTC by the server's clock, in ISO format. */
  readonly at: string;
  /** The id of the device that has written the text. */
  readonly by: string;
}

/** The counts by the id of the device that has counted. A count only grows. */
export type Counter = Readonly<Record<string, number>>;

/** The state that a person has on all their devices, by the names of its fields. */
export interface PersonState {
  readonly registers: Readonly<Record<string, Register>>;
  readonly counters: Readonly<Record<string, Counter>>;
}

export const emptyState: PersonState = { registers: {}, counters: {} };

/**
 * Returns the later of two values. If both were written in the same millisecond, it is the one of the larger device id,
 * and if the device is the same too, the larger text. Every device decides in the same way, whichever value it has
 * received first.
 */
export function laterRegister(one: Register, other: Register): Register {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.by !== other.by) return one.by > other.by ? one : other;
  return (one.text ?? "") >= (other.text ?? "") ? one : other;
}

/** Takes the largest count of each device, because counts only grow. */
const mergeCounters = (one: Counter, other: Counter): Counter => mergeRecords(one, other, Math.max);

/**
 * Merges two states. The order, the grouping and the repetition of merges make no difference, so devices that have
 * received the same changes have the same state.
 */
export const mergeStates = (one: PersonState, other: PersonState): PersonState => ({
  registers: mergeRecords(one.registers, other.registers, laterRegister),
  counters: mergeRecords(one.counters, other.counters, mergeCounters),
});

export const sumOf = (counter: Counter = {}): number => Object.values(counter).reduce((sum, count) => sum + count, 0);

function mergeRecords<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  merge: (one: Value, other: Value) => Value,
): Readonly<Record<string, Value>> {
  const merged = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}

/** Returns the time of the device's clock, corrected by the milliseconds by which the server's clock is ahead. */
export const correctedTime = (deviceTime: number, serverAhead: number): string =>
  new Date(deviceTime + serverAhead).toISOString();

/**
 * Returns the milliseconds by which the server's clock is ahead of the device's, which has sent a request and received
 * the reply.
 */
export const serverAhead = (serverTime: string, { sent, received }: { sent: number; received: number }): number =>
  Math.round(Date.parse(serverTime) - (sent + received) / 2);

/**
 * Returns a time after `seen`, so that a change made after seeing a value is later than it, whatever the clock says.
 */
export const notBefore = (time: string, seen: string | undefined): string => {
  if (seen === undefined || time > seen) return time;
  return new Date(Date.parse(seen) + 1).toISOString();
};
