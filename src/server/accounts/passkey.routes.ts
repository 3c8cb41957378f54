import { api } from "#contract/api.ts";
import { Nothing, PasswordProof } from "#contract/bodies.ts";
import { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";
import { createStartSession } from "./start-session.ts";

/** Passkeys of accounts that are kept here; a hosted provider has none. */
export function passkeyRoutes(serve: Serve, { identity, security }: Pick<Deps, "identity" | "security">) {
  const startSession = createStartSession(identity);

  function ownPasskeys() {
    if (!identity.passkeys) throw new HttpError("unknown-call");
    return identity.passkeys;
  }

  serve(api.passkeys, (_, { user }) => ownPasskeys().list(user.uid));

  serve(
    api.beginPasskey,
    async (_, call) => orThrow(await ownPasskeys().begin(call.user, call.body.password, call.origin())),
    PasswordProof,
  );

  serve(
    api.addPasskey,
    async (_, call) => {
      const { uid } = call.user;
      return security.settle("passkey added", await ownPasskeys().add(uid, call.body, call.origin()), uid);
    },
    NewPasskey,
  );

  serve(api.removePasskey, async ({ passkeyId }, { user }) => {
    await ownPasskeys().remove(user.uid, passkeyId);
    security.note("passkey removed", user.uid);
    return ownPasskeys().list(user.uid);
  });

  serve(api.beginPasskeySignIn, async (_, call) => orThrow(await ownPasskeys().beginSignIn(call.origin())), Nothing);

  serve(
    api.passkeySignIn,
    async (_, call) =>
      startSession(security.settle("sign-in", await ownPasskeys().signIn(call.body, call.origin())), call),
    PasskeyProof,
  );
}
