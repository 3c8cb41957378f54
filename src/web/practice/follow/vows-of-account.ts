import { parseJsonObject } from "#engines/json-object.ts";
import type { TextStorage } from "../../device/storage.ts";
import type { FinishedMala } from "./finished-malas.ts";
import { knownText, type FollowRecord } from "./follow-record.ts";
import { vowKeptKey } from "./local-fields.ts";
import { addToCount, malasOfVow } from "./malas-of-account.ts";

const FIELD = "vow/";

/**
 * Counts the malas that a vow has on this device when the account first hears of it. Those of `finished` are counted by
 * themselves.
 */
export function countKept(
  record: FollowRecord,
  storage: TextStorage,
  { field, finished }: { field: string; finished: readonly FinishedMala[] },
) {
  if (!field.startsWith(FIELD) || field in record.state.registers || field in record.unsent) return;
  const vowId = field.slice(FIELD.length);
  for (const [day, malas] of Object.entries(parseJsonObject(storage.read(vowKeptKey(vowId))))) {
    if (typeof malas !== "number") continue;
    const others = finished.filter((mala) => mala.vowId === vowId && mala.day === day);
    if (malas > others.length) addToCount(record, `vow/${vowId}/${day}`, malas - others.length);
  }
}

/** Brings the malas of each vow to what all devices have counted. */
export function showVows(record: FollowRecord, storage: TextStorage, tell: (key: string) => void) {
  for (const field of Object.keys(record.state.registers)) {
    if (!field.startsWith(FIELD) || knownText(record, field) === null) continue;
    const vowId = field.slice(FIELD.length);
    const key = vowKeptKey(vowId);
    const text = JSON.stringify(malasOfVow(record, vowId));
    if (text !== (storage.read(key) ?? "{}") && storage.write(key, text)) tell(key);
  }
}
