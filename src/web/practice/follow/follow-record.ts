import { parseJsonObject } from "#engines/json-object.ts";
import { emptyState, type PersonState } from "#engines/person-state.ts";
import type { NoRoom } from "#engines/room-for-more.ts";
import { second } from "#model/durations.ts";
import type { TextStorage } from "../../device/storage.ts";
import { PERSON_KEY } from "../person.ts";

/** With the id of a person behind it, this is the key of what the device knows of their account. */
export const RECORD = "follows:";

/** A field that was changed on this device, until the server has it. */
export interface UnsentField {
  text: string | null;
  /** The time is in milliseconds since 1970, by the clock of the device. */
  time: number;
  /** ISO time of the value that was seen when it was changed; absent where there was none. */
  after?: string | undefined;
}

/** What this device knows of the account that its practice follows. */
export interface FollowRecord {
  /** Random id of this device, made anew for each person and each time that they take the device over. */
  device: string;
  /** Number of the latest change that the server has told. */
  cursor: number;
  /** The state is as the server has told it, with this device's own counts. */
  state: PersonState;
  unsent: Record<string, UnsentField>;
  /** Names of this device's own counts that the server does not have. */
  unsentCounts: string[];
  /** Ids of malas that another device may go on with: each counts once, wherever it is completed. */
  shared: string[];
  /** Ids of finished malas that are counted here already. */
  counted: string[];
  /** Values that the server does not take. */
  refused: Record<string, string | null>;
  /** Those of them for which the account had no room. Of a kind with a limit they are sent again once there is some. */
  noRoom: Record<string, NoRoom | "full-account">;
}

/** Older ids make room for newer ones. */
const MOST_IDS = 300;

export const newRecord = (device: string): FollowRecord => ({
  device,
  cursor: 0,
  state: emptyState,
  unsent: {},
  unsentCounts: [],
  shared: [],
  counted: [],
  refused: {},
  noRoom: {},
});

/** The record is null where nothing was followed yet. Nothing but saveRecord() writes it. */
export function readRecord(storage: TextStorage, uid: string): FollowRecord | null {
  const record = parseJsonObject(storage.read(RECORD + uid)) as Partial<FollowRecord>;
  return record.device && record.state ? { ...newRecord(record.device), ...record } : null;
}

/** The result is false where storage refuses. Nothing has changed then. */
export const saveRecord = (storage: TextStorage, uid: string, record: FollowRecord): boolean =>
  storage.write(
    RECORD + uid,
    JSON.stringify({ ...record, shared: record.shared.slice(-MOST_IDS), counted: record.counted.slice(-MOST_IDS) }),
  );

export const forgetRecord = (storage: TextStorage, uid: string) => void storage.write(RECORD + uid, null);

/** The value of a field as this device knows it, sent or not. */
export function knownText({ state, unsent }: FollowRecord, name: string): string | null {
  const changed = unsent[name];
  return changed ? changed.text : (state.registers[name]?.text ?? null);
}

/**
 * The value that the device shows. What the account has refused stays here, where the account had another value before, too,
 * until another device has written the field (forgetRefused).
 */
export const shownText = (record: FollowRecord, name: string): string | null =>
  record.unsent[name] ? record.unsent[name].text : (record.refused[name] ?? knownText(record, name));

/** A value that another device has written since is newer than what was refused here. */
export function forgetRefused(record: FollowRecord, names: Iterable<string>) {
  for (const name of names) {
    if (knownText(record, name) === null) continue;
    delete record.refused[name];
    delete record.noRoom[name];
  }
}

function recordHere(storage: TextStorage): FollowRecord | null {
  const uid = storage.read(PERSON_KEY);
  return uid === null ? null : readRecord(storage, uid);
}

/** Why the account of whoever is signed in does not have a field as this device shows it; null where nothing was refused. */
export function refusalOf(storage: TextStorage, name: string): NoRoom | "full-account" | "other" | null {
  const record = recordHere(storage);
  if (!record || record.unsent[name] || typeof record.refused[name] !== "string") return null;
  return record.noRoom[name] ?? "other";
}

/** A change that the server takes is sent within so many milliseconds. */
const SENT_WITHIN = 15 * second;

/** Names of fields with a screen that says of each what its account has refused (refusalOf). */
const saysItself = /^(vow|own-sitting|own-mantra)\//;

/**
 * Whether the account of whoever is signed in lacks something that was chosen on this device: it has refused it, or does
 * not take anything at the moment.
 */
export function heldBackHere(storage: TextStorage, now: number): "refused" | "waiting" | null {
  const record = recordHere(storage);
  if (!record) return null;
  if (Object.entries(record.refused).some(([name, text]) => text !== null && !saysItself.test(name))) return "refused";
  return Object.values(record.unsent).some(({ time }) => now - time >= SENT_WITHIN) ? "waiting" : null;
}

/** Gives a field another value, which the server is told next. */
export function changeField(record: FollowRecord, name: string, { text, time }: Pick<UnsentField, "text" | "time">) {
  record.unsent[name] = { text, time, after: record.state.registers[name]?.at };
  delete record.refused[name];
  delete record.noRoom[name];
}
