import type { Passkey } from "#contract/personal-replies.ts";
import type { Db } from "../../db/open.ts";
import { findCredentialOf } from "../credential.store.ts";
import type { Origin } from "../identity.ts";
import type { KnownDevices } from "../known-devices.ts";
import { findSessionOf } from "../session.store.ts";
import { listPasskeys, type StoredPasskey } from "./passkey.store.ts";

interface DoubtDeps {
  db: Db;
  now: () => Date;
  devices: Pick<KnownDevices, "lastSignIn">;
}

export type PasskeysInDoubt = ReturnType<typeof createPasskeysInDoubt>;

/**
 * Finds the passkeys that another person may have added. These are the ones that were added on other devices since the
 * owner last signed in with the browser of the call. Its session, or its mark as a known device, proves that sign-in.
 * For a browser that proves nothing, all passkeys are in doubt.
 */
export function createPasskeysInDoubt({ db, now, devices }: DoubtDeps) {
  async function findOwnSignIn(accountId: string, { session, device }: Pick<Origin, "session" | "device">) {
    const found = session === null ? null : await findSessionOf(db, accountId, { token: session, now: now() });
    if (found) return found;
    const known = await findCredentialOf(db, accountId);
    const day = known?.hash ? devices.lastSignIn(device, { email: known.email, hash: known.hash }) : null;
    return day && { at: day.toISOString(), sessionId: null };
  }

  /** Resolves to a function that tells whether a passkey of the account is in doubt. */
  async function findDoubt(accountId: string, origin: Pick<Origin, "session" | "device">) {
    const own = await findOwnSignIn(accountId, origin);
    return ({ createdAt, sessionId }: StoredPasskey) =>
      own === null || (createdAt >= own.at && (own.sessionId === null || own.sessionId !== sessionId));
  }

  return {
    async list(accountId: string, origin: Origin): Promise<Passkey[]> {
      const isInDoubt = await findDoubt(accountId, origin);
      const passkeys = await listPasskeys(db, accountId);
      return passkeys.map((passkey) => {
        const { id, device, createdAt, lastUsedAt } = passkey;
        const shown = { id, device, createdAt, lastUsedAt };
        return isInDoubt(passkey) ? Object.assign(shown, { isInDoubt: true as const }) : shown;
      });
    },

    /** Resolves to a function that tells which passkeys stay when the password is replaced. */
    async findKept(accountId: string, { keep, origin }: { keep: readonly string[] | undefined; origin: Origin }) {
      if (keep !== undefined) return ({ id }: StoredPasskey) => keep.includes(id);
      const isInDoubt = await findDoubt(accountId, origin);
      return (passkey: StoredPasskey) => !isInDoubt(passkey);
    },
  };
}
