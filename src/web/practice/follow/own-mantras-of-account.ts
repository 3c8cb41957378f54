import type { TextStorage } from "../../device/storage.ts";
import { OWN_MANTRA_FIELD, ownMantrasIn, textForAccount, type OwnMantra } from "../own-mantras.ts";
import { PERSON_KEY } from "../person.ts";
import { changedFields, forgetChange } from "./changed-fields.ts";
import { knownText, readRecord, saveRecord } from "./follow-record.ts";
import { noteUnsent } from "./take-over-device.ts";

const fieldOf = ({ id }: Pick<OwnMantra, "id">) => OWN_MANTRA_FIELD + id;

/** Finds out which mantras the account of whoever is signed in has as they are here. */
export function accountHas(storage: TextStorage): (mantra: OwnMantra) => boolean {
  const uid = storage.read(PERSON_KEY);
  const registers = (uid === null ? null : readRecord(storage, uid))?.state.registers ?? {};
  return (mantra) => mantra.isWithAccount && registers[fieldOf(mantra)]?.text === textForAccount(mantra);
}

/**
 * Takes from the device what the account of a person who signs out has: it comes back when they sign in. What was not sent
 * yet waits for them. A mantra that the device alone keeps stays, and is shown to nobody else.
 */
export function leaveOwnMantras(storage: TextStorage, uid: string) {
  const mantras = ownMantrasIn(storage);
  const record = readRecord(storage, uid);
  if (!record) return;
  const changed = changedFields(storage).filter(
    ({ field, owner }) => owner === uid && field.startsWith(OWN_MANTRA_FIELD),
  );
  for (const { field, time } of changed)
    noteUnsent(record, { field, time, text: mantras.readForAccount(field.slice(OWN_MANTRA_FIELD.length)) });
  const safe = mantras
    .ofPerson(uid)
    .filter((mantra) => mantra.isWithAccount && knownText(record, fieldOf(mantra)) === textForAccount(mantra));
  const registers = Object.entries(record.state.registers).filter(([name]) => !name.startsWith(OWN_MANTRA_FIELD));
  // The server tells everything again, for it does not know what was taken from the device.
  const left = { ...record, cursor: 0, state: { ...record.state, registers: Object.fromEntries(registers) } };
  if (!saveRecord(storage, uid, left)) return;
  for (const change of changed) forgetChange(storage, change);
  for (const { id } of safe) mantras.forget(id);
}
