import { forgetViewsBefore } from "../blog/views.store.ts";
import type { Db } from "../db/open.ts";
import { deleteExpiredTokens } from "../identity/credential.store.ts";
import { removeOldSessions } from "../identity/session.store.ts";
import type { Limits } from "../limits/limits.ts";
import type { Log } from "../log.ts";

const hour = 60 * 60 * 1000;

interface House {
  db: Db;
  limits: Pick<Limits, "sweep">;
  log: Log;
  now: () => Date;
}

/** Sessions, tokens, counts and the days of views that are over do nothing any more, but they would pile up. */
export async function tidyUp({ db, limits, now }: Omit<House, "log">) {
  await removeOldSessions(db, now());
  await deleteExpiredTokens(db, now());
  await limits.sweep();
  await forgetViewsBefore(db, now().toISOString().slice(0, 10));
}

/** Once an hour, until the returned function is called. */
export function keepTidy(house: House) {
  const timer = setInterval(() => {
    tidyUp(house).catch((error: unknown) => house.log.warn("What is over could not be removed now", { error }));
  }, hour).unref();
  return () => clearInterval(timer);
}
