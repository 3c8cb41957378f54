import { hour } from "#model/durations.ts";
import { deleteViewKeysBefore } from "../blog/views.store.ts";
import type { Db } from "../db/open.ts";
import { deleteExpiredTokens } from "../identity/credential.store.ts";
import { deleteExpiredConfirmations } from "../identity/email.store.ts";
import { deleteExpiredChallenges } from "../identity/passkeys/challenge.store.ts";
import { deleteExpiredSessions } from "../identity/session.store.ts";
import type { Limits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import { forgetOldState } from "../person-state/old-state.store.ts";

interface HousekeepingDeps {
  db: Db;
  limits: Pick<Limits, "deleteExpired">;
  log: Log;
  now: () => Date;
}

/**
 * Deletes rows that would otherwise pile up: expired sessions, tokens of emails, challenges, counts of attempts, keys
 * of views, and counts of malas that no device shows any more.
 */
export async function deleteExpired({ db, limits, now }: Omit<HousekeepingDeps, "log">) {
  await deleteExpiredSessions(db, now());
  await deleteExpiredTokens(db, now());
  await deleteExpiredConfirmations(db, now());
  await deleteExpiredChallenges(db, now());
  await limits.deleteExpired();
  await deleteViewKeysBefore(db, now().toISOString().slice(0, 10));
  await forgetOldState(db, now());
}

/** Deletes expired rows once an hour, until the returned function is called. */
export function startHousekeeping(deps: HousekeepingDeps) {
  const timer = setInterval(() => {
    deleteExpired(deps).catch((error: unknown) => deps.log.warn("Expired rows could not be deleted now", { error }));
  }, hour).unref();
  return () => clearInterval(timer);
}
