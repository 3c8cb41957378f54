import { canonicalEmail } from "#model/email-address.ts";
import type { Db } from "../db/open.ts";
import { HttpError } from "../errors.ts";
import { findCredential, findCredentialOf } from "./credential.store.ts";
import type { Identity, Origin, Refusal } from "./identity.ts";
import type { createPasswordCheck } from "./password-check.ts";
import type { StartSession } from "./start-session.ts";

interface SignInDeps {
  db: Db;
  checkPassword: ReturnType<typeof createPasswordCheck>["checkPassword"];
  startSession: StartSession;
}

/** Signs in with a password, and checks it where a signed-in person has to enter it again. */
export function createPasswordSignIn({ db, checkPassword, startSession }: SignInDeps) {
  const signIn: Identity["signIn"] = async ({ email, password }, origin) => {
    const known = await findCredential(db, email);
    const outcome = await checkPassword({
      ...origin,
      email: canonicalEmail(email),
      hash: known?.hash ?? null,
      password,
    });
    if (outcome !== "right" || !known) {
      const refusal = outcome === null || outcome === "right" ? wrong : outcome;
      return { ...refusal, ...(known && { accountId: known.accountId }) };
    }
    return startSession(known.accountId, origin, async (tx) => {
      // If the password was replaced while this one was being checked, every session has ended, and this one must not
      // begin.
      const current = await findCredentialOf(tx, known.accountId);
      if (current?.hash !== known.hash) throw new HttpError("wrong-credentials");
    });
  };

  /** Resolves to the credential of a person whose password is right. */
  async function provePassword({ uid, password }: { uid: string; password: string }, origin: Origin) {
    const known = await findCredentialOf(db, uid);
    if (!known) return wrongPassword;
    const outcome = await checkPassword({ ...origin, email: known.email, hash: known.hash, password });
    return outcome === "right" ? known : (outcome ?? wrongPassword);
  }

  return { signIn, provePassword };
}

const wrong: Refusal = { refused: "wrong-credentials" };
const wrongPassword: Refusal = { refused: "wrong-password" };
