import type { PersonalExport } from "#contract/personal-api.ts";
import type { Db } from "../db/open.ts";
import { exportFavorites } from "../favorites/favorites.store.ts";
import { exportConfirmations } from "../identity/email.store.ts";
import type { Identity } from "../identity/identity.ts";
import { exportSessions } from "../identity/session.store.ts";
import { exportOutbox } from "../mail/outbox.ts";
import { exportPhoto } from "../photos/photos.store.ts";
import { exportPractice } from "../practice/practice.store.ts";
import { getSettings } from "../practice/settings.store.ts";

interface ExportOptions {
  identity: Identity;
  accountId: string;
  now: Date;
}

/** Everything stored about a person. A feature that stores something adds a line here. */
export async function exportEverything(db: Db, { identity, accountId, now }: ExportOptions): Promise<PersonalExport> {
  return {
    exportedAt: now.toISOString(),
    account: await identity.exportUser(accountId),
    settings: await getSettings(db, accountId),
    sessions: await exportSessions(db, accountId),
    emailConfirmations: await exportConfirmations(db, accountId),
    emailsToSend: await exportOutbox(db, accountId),
    photo: await exportPhoto(db, accountId),
    favorites: await exportFavorites(db, accountId),
    practice: await exportPractice(db, accountId),
  };
}
