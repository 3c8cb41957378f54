import type { TextStorage } from "../../device/storage.ts";
import { OWN_MANTRA_FIELD, ownMantrasIn, type OwnMantra } from "../own-mantras.ts";
import { changedFields, forgetChange } from "./changed-fields.ts";
import { knownText, readRecord, saveRecord } from "./follow-record.ts";
import { noteUnsent } from "./take-over-device.ts";

const fieldOf = ({ id }: Pick<OwnMantra, "id">) => OWN_MANTRA_FIELD + id;

/** False for a mantra that the account shall keep, and does not have yet as it is here. */
export function isInAccount(storage: TextStorage, mantra: OwnMantra): boolean {
  const record = mantra.owner === null ? null : readRecord(storage, mantra.owner);
  const kept = record?.state.registers[fieldOf(mantra)]?.text;
  return typeof kept === "string" && kept === ownMantrasIn(storage).readForAccount(mantra.id);
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
  const safe = mantras.ofPerson(uid).filter((mantra) => {
    const text = mantras.readForAccount(mantra.id);
    return text !== null && knownText(record, fieldOf(mantra)) === text;
  });
  const registers = Object.entries(record.state.registers).filter(([name]) => !name.startsWith(OWN_MANTRA_FIELD));
  // The server tells everything again, for it does not know what was taken from the device.
  const left = { ...record, cursor: 0, state: { ...record.state, registers: Object.fromEntries(registers) } };
  if (!saveRecord(storage, uid, left)) return;
  for (const change of changed) forgetChange(storage, change);
  for (const { id } of safe) mantras.forget(id);
}
