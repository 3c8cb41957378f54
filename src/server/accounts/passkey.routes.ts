import { api } from "#contract/api.ts";
import { Nothing, PasswordProof } from "#contract/bodies.ts";
import { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";
import { createStartSession } from "./start-session.ts";

/** Passkeys of accounts that are kept here; a hosted provider has none. */
export function passkeyRoutes(serve: Serve, { identity }: Pick<Deps, "identity">) {
  const startSession = createStartSession(identity);

  function ownPasskeys() {
    if (!identity.passkeys) throw new HttpError("unknown-call");
    return identity.passkeys;
  }

  serve(api.passkeys, (_, { user }) => ownPasskeys().list(user.uid));

  serve(
    api.beginPasskey,
    async (_, call) => orThrow(await ownPasskeys().begin(call.user, call.body.password, call)),
    PasswordProof,
  );

  serve(
    api.addPasskey,
    async (_, call) => orThrow(await ownPasskeys().add(call.user.uid, call.body, call)),
    NewPasskey,
  );

  serve(api.removePasskey, async ({ passkeyId }, { user }) => {
    await ownPasskeys().remove(user.uid, passkeyId);
    return ownPasskeys().list(user.uid);
  });

  serve(api.beginPasskeySignIn, async (_, call) => orThrow(await ownPasskeys().beginSignIn(call)), Nothing);

  serve(
    api.passkeySignIn,
    async (_, call) => startSession(await ownPasskeys().signIn(call.body, call), call),
    PasskeyProof,
  );
}
