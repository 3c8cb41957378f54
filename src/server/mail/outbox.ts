import { minute } from "#model/durations.ts";
import { knownLanguage } from "../texts/texts.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import type { Deliver, Email } from "./email.ts";
import { describeMailFailure } from "./mail-failure.ts";
import {
  addEntry,
  claimEntry,
  kinds,
  releaseEntry,
  removeEntry,
  type ClaimedEntry,
  type OutboxEntry,
} from "./outbox.store.ts";

/** The delay after each failure. After the last one the email is deleted. */
const retryDelays = [1, 2, 5, 15, 30].map((minutes) => minutes * minute);
/** A claimed email belongs to one server for so long, which is longer than any attempt takes. */
const leaseTime = 5 * minute;

export type Outbox = ReturnType<typeof createOutbox>;

interface OutboxOptions {
  db: Db;
  now: () => Date;
  log: Log;
  /** Resolves to null when no email is to be sent to that address. */
  compose: (entry: OutboxEntry) => Promise<Email | null>;
  deliver: Deliver;
}

/** Creates a queue in the database, so that emails survive a restart, and only one of several servers sends each. */
export function createOutbox({ db, now, log, compose, deliver }: OutboxOptions) {
  const add = (entry: OutboxEntry) => addEntry(db, entry, now());

  /** Sends the due emails, one after the other, until it is aborted. Resolves to the number of emails sent. */
  async function sendDue(signal?: AbortSignal): Promise<number> {
    let sent = 0;
    const next = async () => (signal?.aborted ? null : claimEntry(db, { now: now(), leaseTime }));
    for (let entry = await next(); entry; entry = await next()) sent += Number(await send(entry, signal));
    return sent;
  }

  async function send({ id, kind: name, address, account_id, language, tries }: ClaimedEntry, signal?: AbortSignal) {
    try {
      const kind = kinds.find((each) => each === name);
      if (!kind) throw new Error(`Unknown kind of email: ${name}`);
      const email = await compose({
        kind,
        address,
        language: knownLanguage(language),
        ...(account_id && { accountId: account_id }),
      });
      if (email) await deliver(email, { id, ...(signal && { signal }) });
      await removeEntry(db, id);
      return email !== null;
    } catch (error) {
      // Sending was aborted, so the email is due again at once, for another server or the next start.
      if (signal?.aborted) await releaseEntry(db, { id, tries: tries - 1, dueAt: now() });
      else await postpone({ id, tries, error });
      return false;
    }
  }

  async function postpone({ id, tries, error }: { id: string; tries: number; error: unknown }) {
    const delay = retryDelays[tries - 1];
    const reason = describeMailFailure(error);
    log.warn(delay === undefined ? "An email is dropped" : "An email could not be sent yet", { id, tries, reason });
    if (delay === undefined) await removeEntry(db, id);
    else await releaseEntry(db, { id, tries, dueAt: new Date(now().getTime() + delay) });
  }

  return { add, sendDue };
}
