import { mostOfOwn } from "#model/own-mantra.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import { lastDayOf } from "./sankalpa.ts";
import { readTerms } from "./sankalpa-text.ts";

/** Fields by their names; a value is JSON, and null where it was removed. */
export type FieldTexts = Iterable<readonly [name: string, text: string | null]>;

interface Kind {
  prefix: string;
  most: number;
  /** True for a value that takes one of the places. The day is YYYY-MM-DD. */
  takesPlace: (text: string, day: string) => boolean;
}

const always = () => true;

/** Kinds of fields of which one person has no more than so many at once, by the reason with which the server refuses more. */
const kinds = {
  "many-vows": { prefix: "vow/", most: mostVows, takesPlace: isRunning },
  "many-own-sittings": { prefix: "own-sitting/", most: mostOwnSittings, takesPlace: always },
  "many-own-mantras": { prefix: "own-mantra/", most: mostOfOwn.mantras, takesPlace: always },
} as const satisfies Record<string, Kind>;

export type NoRoom = keyof typeof kinds;

const entries = Object.entries(kinds) as [NoRoom, Kind][];

/** A vow is over on its last day as soon as the malas of that day are complete, so that day is not counted. */
function isRunning(text: string, day: string): boolean {
  const terms = readTerms(text);
  return terms !== null && terms.endedOn === null && lastDayOf(terms) > day;
}

/** The kind of a field, by its reason; null for a field of which there may be any number. */
export const kindOf = (name: string): NoRoom | null =>
  entries.find(([, { prefix }]) => name.startsWith(prefix))?.[0] ?? null;

/** What is common to the names of fields of this kind. */
export const prefixOfKind = (kind: NoRoom): string => kinds[kind].prefix;

/**
 * Returns true where a person with these fields of a kind may have them, once those of `changed` are written. Who has more
 * already, from before there was a limit, may change them, and add none.
 */
export function hasRoomFor(
  kind: NoRoom,
  { kept, changed, day }: { kept: FieldTexts; changed: FieldTexts; day: string },
) {
  const { prefix, most, takesPlace }: Kind = kinds[kind];
  const places = (fields: ReadonlyMap<string, string | null>) =>
    [...fields].filter(([name, text]) => text !== null && name.startsWith(prefix) && takesPlace(text, day)).length;
  const before = new Map(kept);
  return places(new Map([...before, ...changed])) <= Math.max(most, places(before));
}
