import { parseJsonObject } from "#engines/json-object.ts";
import type { Choices } from "#engines/sitting-plan.ts";
import { mostOwnSittings } from "#model/practice.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { watchStored } from "../../device/watch-stored.ts";
import { tellStored } from "../../device/tell-stored.ts";
import { noteChange } from "../../practice/follow/note-change.ts";

const KEY = "sitting";

/** Returns the choices of the last sitting; null on a first visit, and where the browser stores nothing. */
export function keptChoices(): Choices | null {
  const texts = Object.entries(parseJsonObject(readStored(KEY))).filter(isText);
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

const isText = (choice: [string, unknown]): choice is [string, string] => typeof choice[1] === "string";

export const isSomethingKept = () => readStored(KEY) !== null;

export function keepChoices(choices: Choices) {
  const kept = keptChoices() ?? {};
  for (const [name, choice] of Object.entries(choices))
    if (choice !== kept[name]) noteChange(stored, `sitting/${name}`);
  writeStored(KEY, JSON.stringify(choices));
}

/** The choices that a person has stored under a name. */
export interface OwnSitting {
  readonly name: string;
  readonly choices: Choices;
  /** The time at which the choices were stored, in milliseconds; 0 where an older release has stored them. */
  readonly made: number;
}

const OWN = "own-sittings";
/**
 * The time has this name among the stored choices. It is needed because an object lists names that are numbers before
 * all others.
 */
const MADE = "made";
export const LONGEST_NAME = 40;

/** Returns the stored text of the own sittings of this device, for `readOwnSittings`. */
export const ownSittingsText = () => readStored(OWN);

/**
 * Reads own sittings in the order in which they were stored. Values that are no choices, because somebody has changed
 * the text by hand, are left out.
 */
export const readOwnSittings = (text: string | null): OwnSitting[] =>
  Object.entries(parseJsonObject(text))
    .flatMap(([name, written]) => (typeof written === "object" && written !== null ? [ownSitting(name, written)] : []))
    .toSorted((one, other) => one.made - other.made);

function ownSitting(name: string, written: object): OwnSitting {
  const { [MADE]: made = "", ...choices } = Object.fromEntries(Object.entries(written).filter(isText));
  return { name, choices, made: Number(made) || 0 };
}

/** Calls back when this page or another one has changed the own sittings. Returns how to stop. */
export function watchOwnSittings(listener: () => void) {
  const ending = new AbortController();
  watchStored(OWN, listener, ending.signal);
  return () => ending.abort();
}

/**
 * Stores choices under a name, in place of others with the same name. Returns the reason of a refusal; null if there is
 * none.
 */
export function keepOwnSitting(name: string, choices: Choices): "unnamed" | "full" | "refused" | null {
  const title = name.trim().slice(0, LONGEST_NAME);
  if (!title) return "unnamed";
  const others = sittingsBut(title);
  if (others.length >= mostOwnSittings) return "full";
  noteChange(stored, ownSittingField(title));
  return writeOwn([...others, { name: title, choices, made: Date.now() }]) ? null : "refused";
}

export function forgetOwnSitting(name: string) {
  noteChange(stored, ownSittingField(name));
  writeOwn(sittingsBut(name));
}

const sittingsBut = (name: string) => readOwnSittings(ownSittingsText()).filter((own) => own.name !== name);

function writeOwn(sittings: readonly OwnSitting[]) {
  const written = sittings.map(({ name, choices, made }) => [
    name,
    { ...choices, ...(made && { [MADE]: String(made) }) },
  ]);
  const isWritten = writeStored(OWN, JSON.stringify(Object.fromEntries(written)));
  tellStored(OWN);
  return isWritten;
}

/**
 * Returns the field name of a sitting in the state that the person has on all devices. The sitting's own name may be in
 * any script.
 */
export const ownSittingField = (name: string) => `own-sitting/${encodeURIComponent(name.toWellFormed())}`;
