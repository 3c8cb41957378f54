import type { TextStorage } from "../../device/storage.ts";
import { OWN_MANTRA_FIELD, ownMantrasIn, textForAccount, type OwnMantra } from "../own-mantras.ts";
import { PERSON_KEY } from "../person.ts";
import { changedFields, forgetChange } from "./changed-fields.ts";
import { knownText, readRecord, saveRecord } from "./follow-record.ts";
import { noteUnsent } from "./take-over-device.ts";

const fieldOf = ({ id }: Pick<OwnMantra, "id">) => OWN_MANTRA_FIELD + id;

/** Whether an account has a mantra as it is on the device; it refuses one for which it has no room. */
export type InAccount = "there" | "not yet" | "refused";

/** Finds out which mantras the account of whoever is signed in has as they are here. */
export function whatAccountHas(storage: TextStorage): (mantra: OwnMantra) => InAccount {
  const uid = storage.read(PERSON_KEY);
  const record = uid === null ? null : readRecord(storage, uid);
  return (mantra) => {
    const [field, text] = [fieldOf(mantra), textForAccount(mantra)];
    if (mantra.isWithAccount && record?.state.registers[field]?.text === text) return "there";
    return record?.refused[field] === text ? "refused" : "not yet";
  };
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
