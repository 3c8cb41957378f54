import type { TextStorage } from "../../device/storage.ts";
import { isPracticed, TALLY, tallyOn } from "../malas-today.ts";
import { changedFields, forgetChange, type FieldChanged } from "./changed-fields.ts";
import { FOLLOWED, LATER } from "./followed.ts";
import { finishedMalas, forgetFinishedMala } from "./finished-malas.ts";
import { changeField, forgetRecord, newRecord, readRecord, saveRecord, type FollowRecord } from "./follow-record.ts";
import { isOfReading, type LocalFields } from "./local-fields.ts";
import { addTally } from "./malas-of-account.ts";
import { countKept } from "./vows-of-account.ts";

interface Options {
  storage: TextStorage;
  fields: LocalFields;
  uid: string;
  today: string;
  newId: () => string;
}

/** `yes`: the practice on this device follows this person. `later`: the person does not want it to. `ask`: the device keeps practice that may be somebody else's. */
export type Standing = "yes" | "later" | "ask";

/**
 * Finds out whether the practice on this device may follow this person, and makes it do so where nobody has to be asked: a
 * device that has nothing of its own, and one that is left by a person whose account has everything, or will have it.
 */
export function standingOf(options: Options): Standing {
  const { storage, uid, fields, today } = options;
  const followed = storage.read(FOLLOWED);
  if (followed === uid) return "yes";
  if (storage.read(LATER) === uid) return "later";
  const isNobodys = followed === null;
  const isUsed = fields.names().some((name) => !isOfReading(name)) || isPracticed(tallyOn(storage, today));
  if (isNobodys && isUsed) return "ask";
  if (followed !== null) {
    leaveWith(followed, options);
    if (changedFields(storage).some(({ owner }) => owner === null || owner === uid)) return "ask";
  }
  return follow(options, { isJoined: false }) ? "yes" : "later";
}

/** This is called once the person has answered. */
export function answer(options: Options, isJoined: boolean): Standing {
  if (isJoined) return follow(options, { isJoined }) ? "yes" : "later";
  options.storage.write(LATER, options.uid);
  return "later";
}

/** Forgets what is known of an account that is deleted. What the device shows stays, and follows nobody. */
export function forgetAccount(storage: TextStorage, uid: string) {
  forgetRecord(storage, uid);
  if (storage.read(FOLLOWED) === uid) storage.write(FOLLOWED, null);
  for (const change of changedFields(storage)) if (change.owner === uid) forgetChange(storage, change);
  for (const mala of finishedMalas(storage)) forgetFinishedMala(storage, mala);
}

/** What the person before has changed here and not sent yet waits for them. */
function leaveWith(before: string, { storage, fields }: Options) {
  const record = readRecord(storage, before);
  const theirs = changedFields(storage).filter(({ owner }) => owner === before);
  if (!record || theirs.length === 0) return;
  for (const { field, time } of theirs) noteUnsent(record, { field, time, text: fields.read(field) });
  if (saveRecord(storage, before, record)) for (const change of theirs) forgetChange(storage, change);
}

export function noteUnsent(
  record: FollowRecord,
  { field, time, text }: Pick<FieldChanged, "field" | "time"> & { text: string | null },
) {
  if (field in record.refused && record.refused[field] === text) return;
  changeField(record, field, { text, time });
}

/** The result is false where storage refuses. */
function follow(options: Options, { isJoined }: { isJoined: boolean }): boolean {
  const { storage, fields, uid, today, newId } = options;
  const known = readRecord(storage, uid);
  const isAnothers = storage.read(FOLLOWED) !== null;
  const record = known ? { ...known, device: newId() } : newRecord(newId());
  const changed = changedFields(storage).filter(({ owner }) => owner === null || owner === uid);
  const times = new Map(changed.map(({ field, time }) => [field, time]));
  // A device that another person's practice followed has nothing to give but what was changed since.
  const given = isAnothers ? changed.map(({ field }) => field) : fields.names();
  // A value of unknown age fills what the account does not have, and replaces nothing. Language and script join without asking.
  for (const field of given.filter((each) => isJoined || isOfReading(each))) {
    countKept(record, storage, { field, finished: [] });
    noteUnsent(record, { field, time: times.get(field) ?? 0, text: fields.read(field) });
  }
  if (isJoined && !isAnothers) addTally(record, tallyOn(storage, today));
  if (!saveRecord(storage, uid, record) || !storage.write(FOLLOWED, uid)) return false;
  for (const change of changed) forgetChange(storage, change);
  if (isAnothers) clear(options, record);
  return true;
}

/** Takes from the device what is not this person's. The account of the person before has it. */
function clear({ storage, fields }: Options, { unsent }: FollowRecord) {
  for (const name of fields.names()) if (!(name in unsent)) fields.write(name, null);
  storage.write(TALLY, null);
}
