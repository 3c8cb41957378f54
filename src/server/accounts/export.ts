import { setImmediate as othersAreServed } from "node:timers/promises";
import type { PersonalExport } from "#contract/personal-replies.ts";
import type { Db } from "../db/open.ts";
import { exportFavorites } from "../favorites/favorites.store.ts";
import { streamText } from "../http/stream-text.ts";
import { exportConfirmations } from "../identity/email.store.ts";
import type { Identity } from "../identity/identity.ts";
import { exportChallenges } from "../identity/passkeys/challenge.store.ts";
import { exportPasskeys } from "../identity/passkeys/passkey.store.ts";
import { exportSessions } from "../identity/session.store.ts";
import { exportOutbox } from "../mail/outbox.store.ts";
import { exportPhoto } from "../photos/photos.store.ts";
import { exportState } from "../person-state/person-state.store.ts";
import { exportPractice } from "../practice-log/practice.store.ts";
import { exportDevices } from "../reminders/push-devices.store.ts";
import { exportReminders } from "../reminders/reminders.store.ts";
import { getSettings } from "../practice-log/settings.store.ts";

interface ExportOptions {
  identity: Identity;
  accountId: string;
  now: Date;
}

/**
 * Everything stored about a person, as JSON in pieces that are made when they are sent. A feature that stores something
 * adds a line here.
 */
export async function exportEverything(db: Db, { identity, accountId, now }: ExportOptions): Promise<ReadableStream> {
  const everythingElse: PersonalExport = {
    exportedAt: now.toISOString(),
    account: await identity.exportUser(accountId),
    settings: await getSettings(db, accountId),
    sessions: await exportSessions(db, accountId),
    emailConfirmations: await exportConfirmations(db, accountId),
    emailsToSend: await exportOutbox(db, accountId),
    photo: await exportPhoto(db, accountId),
    passkeys: await exportPasskeys(db, accountId),
    passkeyChallenges: await exportChallenges(db, accountId),
    favorites: await exportFavorites(db, accountId),
    followsYou: await exportState(db, accountId),
    reminders: { chosen: await exportReminders(db, accountId), devices: await exportDevices(db, accountId) },
  };
  return streamText(toJson(everythingElse, exportPractice(db, accountId)));
}

/** The log is the only part without a bound, and so the only one that is read in pages. */
async function* toJson(everythingElse: PersonalExport, practice: AsyncIterable<object[]>) {
  yield `${JSON.stringify(everythingElse).slice(0, -1)},"practice":[`;
  let separator = "";
  for await (const page of practice) {
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ",";
    await othersAreServed();
  }
  yield "]}";
}
