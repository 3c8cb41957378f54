import type { Db } from "../db/open.ts";
import { findCredentialOf } from "./credential.store.ts";
import type { Origin, SignedIn } from "./identity.ts";
import type { KnownDevices } from "./known-devices.ts";
import { createSession, getUser } from "./session.store.ts";

export type StartSession = (
  accountId: string,
  origin: Origin,
  /** Throws where what the person has proved is no longer true. */
  requireProof?: (tx: Db) => Promise<void>,
) => Promise<SignedIn>;

interface SessionDeps {
  db: Db;
  now: () => Date;
  devices: Pick<KnownDevices, "mark">;
}

/**
 * Starts sessions of people who have proved who they are. If the account has a password, the browser is known from then
 * on.
 */
export const createStartSession =
  ({ db, now, devices }: SessionDeps): StartSession =>
  async (accountId, { agent, device }, requireProof) => {
    const token = await createSession(db, { accountId, agent, now: now(), requireProof });
    const known = await findCredentialOf(db, accountId);
    const user = await getUser(db, accountId);
    return {
      token,
      user,
      ...(known?.hash && { device: devices.mark(device, { email: known.email, hash: known.hash }) }),
    };
  };
