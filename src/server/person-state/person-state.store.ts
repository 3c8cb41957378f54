import { hasRoomFor, kindOf, prefixOfKind, type NoRoom } from "#engines/room-for-more.ts";
import { laterRegister, type Register } from "#engines/person-state.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";

interface ChangedField extends Register {
  name: string;
}

interface DeviceCount {
  name: string;
  device: string;
  amount: number;
}

interface Changes {
  fields: readonly ChangedField[];
  counts: readonly DeviceCount[];
  /** A vow whose last day is this one (YYYY-MM-DD), or an earlier one, runs no more. */
  today: string;
}

/** One person may have at most so many fields and counts. */
export const mostRows = 4000;

/**
 * Merges the changes of one device into the state of its person. Changes that are sent again have no effect. Returns null
 * once they are merged, or why there is no room for them, without changing anything.
 */
export async function mergeChanges(
  db: Db,
  accountId: string,
  changes: Changes,
): Promise<NoRoom | "full-account" | null> {
  return db.transaction().execute(async (tx) => {
    let revision = await lockState(tx, accountId);
    const before = revision;
    const fields = await newerFields(tx, accountId, changes.fields);
    const counts = await largerCounts(tx, accountId, changes.counts);
    const added = [...fields, ...counts].filter(({ isNew }) => isNew).length;
    if (added > 0 && (await countRows(tx, accountId)) + added > mostRows) return "full-account";
    const overfull = await overfullKind(tx, accountId, { fields, today: changes.today });
    if (overfull) return overfull;
    for (const { name, text, at, by } of fields)
      await putField(tx, { accountId, name, value: text, at, by, revision: ++revision });
    for (const { name, device, amount } of counts)
      await putCount(tx, { accountId, name, device, amount, revision: ++revision });
    if (revision > before)
      await tx.updateTable("person_state").set({ revision }).where("account_id", "=", accountId).execute();
    return null;
  });
}

/** Keeps all other transactions from changing the state of this person until this one ends. */
async function lockState(tx: Db, accountId: string): Promise<number> {
  const row = await tx
    .insertInto("person_state")
    .values({ account_id: accountId, revision: 0 })
    .onConflict((known) =>
      known.column("account_id").doUpdateSet(({ ref }) => ({ revision: ref("person_state.revision") })),
    )
    .returning("revision")
    .executeTakeFirstOrThrow();
  return row.revision;
}

async function countRows(tx: Db, accountId: string): Promise<number> {
  const tables = ["person_field", "person_count"] as const;
  const counted = await Promise.all(
    tables.map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("rows"))
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counted.reduce((sum, { rows }) => sum + Number(rows), 0);
}

/** Finds a kind of which these fields make more than one person may have; null where there is none. */
async function overfullKind(tx: Db, accountId: string, { fields, today }: Pick<Changes, "fields" | "today">) {
  for (const kind of new Set(fields.flatMap(({ name, text }) => (text === null ? [] : (kindOf(name) ?? []))))) {
    const rows = await fieldRows(tx, accountId)
      .where("name", "like", `${prefixOfKind(kind)}%`)
      .where("value", "is not", null)
      .execute();
    const kept = rows.map(({ name, value }) => [name, value] as const);
    const changed = fields.map(({ name, text }) => [name, text] as const);
    if (!hasRoomFor(kind, { kept, changed, day: today })) return kind;
  }
  return null;
}

/** Returns the fields that differ from the stored ones after both are merged. */
async function newerFields(tx: Db, accountId: string, sent: readonly ChangedField[]) {
  if (sent.length === 0) return [];
  const names = sent.map(({ name }) => name);
  const rows = await fieldRows(tx, accountId).where("name", "in", names).execute();
  const stored = new Map(rows.map((row) => [row.name, toField(row)]));
  const merged = new Map<string, ChangedField>();
  for (const field of sent) {
    const known = merged.get(field.name) ?? stored.get(field.name);
    if (!known || laterRegister(known, field) !== known) merged.set(field.name, field);
  }
  return [...merged.values()].map((field) => Object.assign({ isNew: !stored.has(field.name) }, field));
}

async function largerCounts(tx: Db, accountId: string, sent: readonly DeviceCount[]) {
  if (sent.length === 0) return [];
  const names = sent.map(({ name }) => name);
  const rows = await countRowsOf(tx, accountId).where("name", "in", names).execute();
  const keyOf = ({ name, device }: DeviceCount) => `${device} ${name}`;
  const stored = new Map(rows.map((row) => [keyOf(row), row.amount]));
  const merged = new Map<string, DeviceCount>();
  for (const count of sent) {
    const key = keyOf(count);
    if (count.amount > (merged.get(key)?.amount ?? stored.get(key) ?? 0)) merged.set(key, count);
  }
  return [...merged].map(([key, count]) => Object.assign({ isNew: !stored.has(key) }, count));
}

interface FieldValues {
  accountId: string;
  name: string;
  value: string | null;
  at: string;
  by: string;
  revision: number;
}

const putField = prepared((db, { accountId, name, value, at, by, revision }: FieldValues) =>
  db
    .insertInto("person_field")
    .values({ account_id: accountId, name, value, changed_at: at, changed_by: by, revision })
    .onConflict((known) =>
      known.columns(["account_id", "name"]).doUpdateSet(({ ref }) => ({
        value: ref("excluded.value"),
        changed_at: ref("excluded.changed_at"),
        changed_by: ref("excluded.changed_by"),
        revision: ref("excluded.revision"),
      })),
    ),
);

const putCount = prepared((db, given: DeviceCount & { accountId: string; revision: number }) =>
  db
    .insertInto("person_count")
    .values({
      account_id: given.accountId,
      name: given.name,
      device: given.device,
      amount: given.amount,
      revision: given.revision,
    })
    .onConflict((known) =>
      known.columns(["account_id", "name", "device"]).doUpdateSet(({ ref }) => ({
        amount: ref("excluded.amount"),
        revision: ref("excluded.revision"),
      })),
    ),
);

/** One reply has at most so many rows of each kind. */
const pageSize = 200;

/**
 * Reads what is newer than the change with this number, the oldest first. `isMore` is true where the reply does not
 * have all of it.
 */
export async function readNewer(db: Db, accountId: string, cursor: number) {
  const [state] = await readRevision(db, { accountId });
  const revision = state?.revision ?? 0;
  // A database that was restored from a backup has fewer changes than the device has seen. The device then gets all of
  // them.
  const after = cursor > revision ? 0 : cursor;
  const fields = await fieldsAfter(db, { accountId, after });
  const counts = await countsAfter(db, { accountId, after });
  const full = [fields, counts].filter((rows) => rows.length === pageSize);
  const last = (rows: readonly { revision: number }[]) => rows.at(-1)?.revision ?? after;
  // Rows that were written while these were read are left for the next reply, because half of a change may be missing.
  const until = Math.min(revision, ...full.map(last));
  const isIn = ({ revision }: { revision: number }) => revision <= until;
  return {
    cursor: until,
    isMore: until < revision,
    fields: fields.filter(isIn).map(toField),
    counts: counts.filter(isIn).map(toCount),
  };
}

const readRevision = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom("person_state").select("revision").where("account_id", "=", accountId),
);

const fieldRows = (db: Db, accountId: string) =>
  db
    .selectFrom("person_field")
    .select(["name", "value", "changed_at", "changed_by", "revision"])
    .where("account_id", "=", accountId);

const countRowsOf = (db: Db, accountId: string) =>
  db.selectFrom("person_count").select(["name", "device", "amount", "revision"]).where("account_id", "=", accountId);

const fieldsAfter = prepared((db, { accountId, after }: { accountId: string; after: number }) =>
  fieldRows(db, accountId).where("revision", ">", after).orderBy("revision").limit(pageSize),
);

const countsAfter = prepared((db, { accountId, after }: { accountId: string; after: number }) =>
  countRowsOf(db, accountId).where("revision", ">", after).orderBy("revision").limit(pageSize),
);

type FieldRow = Awaited<ReturnType<ReturnType<typeof fieldRows>["execute"]>>[number];

const toField = ({ name, value, changed_at: at, changed_by: by }: FieldRow): ChangedField => ({
  name,
  text: value,
  at,
  by,
});

const toCount = ({ name, device, amount }: DeviceCount): DeviceCount => ({ name, device, amount });

/** Returns all fields and counts of a person as they are stored. */
export async function exportState(db: Db, accountId: string) {
  const fields = await fieldRows(db, accountId).orderBy("name").execute();
  const counts = await countRowsOf(db, accountId).orderBy("name").orderBy("device").execute();
  return {
    fields: fields.map(toField).map(({ name, text, at, by }) => ({ name, value: readText(text), at, device: by })),
    counts: counts.map(toCount).map(({ name, device, amount }) => ({ name, device, count: amount })),
  };
}

/** A stored value is JSON that the caller of this file has written. */
export const readText = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
