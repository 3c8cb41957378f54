import { api } from "#contract/api.ts";
import { Nothing, PasswordProof } from "#contract/bodies.ts";
import { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";
import { createStartSession } from "./start-session.ts";

type PasskeyDeps = Pick<Deps, "identity" | "outboxWorker" | "security">;

/** Serves the passkeys of accounts that are kept here. With a hosted provider there are no passkeys. */
export function passkeyRoutes(serve: Serve, { identity, outboxWorker, security }: PasskeyDeps) {
  const startSession = createStartSession(identity);

  function ownPasskeys() {
    if (!identity.passkeys) throw new HttpError("unknown-call");
    return identity.passkeys;
  }

  serve(api.passkeys, (_, { user, origin }) => ownPasskeys().list(user.uid, origin()));

  serve(
    api.beginPasskey,
    async (_, call) => orThrow(await ownPasskeys().begin(call.user, call.body.password, call.origin())),
    PasswordProof,
  );

  serve(
    api.addPasskey,
    async (_, call) => {
      const { uid } = call.user;
      const passkeys = security.settle("passkey added", await ownPasskeys().add(uid, call.body, call.origin()), uid);
      outboxWorker.wake();
      return passkeys;
    },
    NewPasskey,
  );

  serve(api.removePasskey, async ({ passkeyId }, { user, origin }) => {
    await ownPasskeys().remove(user.uid, passkeyId, origin());
    security.note("passkey removed", user.uid);
    outboxWorker.wake();
    return ownPasskeys().list(user.uid, origin());
  });

  serve(api.beginPasskeySignIn, async (_, call) => orThrow(await ownPasskeys().beginSignIn(call.origin())), Nothing);

  serve(
    api.passkeySignIn,
    async (_, call) =>
      startSession(security.settle("sign-in", await ownPasskeys().signIn(call.body, call.origin())), call),
    PasskeyProof,
  );
}
