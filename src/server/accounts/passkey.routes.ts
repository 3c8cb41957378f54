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

  function ownCredentials() {
    if (!identity.credentials) throw new HttpError("unknown-call");
    return identity.credentials;
  }

  serve(api.passkeys, (_, { user }) => ownCredentials().passkeys.list(user));

  serve(
    api.beginPasskey,
    async (_, call) => {
      const { user, body } = call;
      const { provePassword, passkeys } = ownCredentials();
      orThrow(await provePassword({ uid: user.uid, password: body.password }, call));
      return orThrow(await passkeys.begin(user));
    },
    PasswordProof,
  );

  serve(
    api.addPasskey,
    async (_, call) => orThrow(await ownCredentials().passkeys.add(call.user, call.body, call)),
    NewPasskey,
  );

  serve(api.removePasskey, async ({ passkeyId }, { user }) => {
    const { passkeys } = ownCredentials();
    await passkeys.remove(user, passkeyId);
    return passkeys.list(user);
  });

  serve(api.beginPasskeySignIn, async (_, call) => orThrow(await ownCredentials().passkeys.beginSignIn(call)), Nothing);

  serve(
    api.passkeySignIn,
    async (_, call) => startSession(await ownCredentials().passkeys.signIn(call.body, call), call),
    PasskeyProof,
  );
}
