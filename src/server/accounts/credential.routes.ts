import { api } from "#contract/api.ts";
import { PasswordRenewal } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";

/** Changes of password and e-mail. A hosted provider makes them itself. */
export function credentialRoutes(serve: Serve, { identity }: Pick<Deps, "identity">) {
  function ownCredentials() {
    if (!identity.credentials) throw new HttpError("unknown-call");
    return identity.credentials;
  }

  serve(
    api.changePassword,
    async (_, call) => {
      const { user, token, body } = call;
      orThrow(await ownCredentials().changePassword({ uid: user.uid, token, ...body }, call));
      return {};
    },
    PasswordRenewal,
  );
}
