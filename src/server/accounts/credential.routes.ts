import { api } from "#contract/api.ts";
import { EmailChange, EmailConfirmation, Nothing, PasswordRenewal } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";

/** Serves changes of password and email. With a hosted provider these changes are made at the provider. */
export function credentialRoutes(
  serve: Serve,
  { identity, outboxWorker, security }: Pick<Deps, "identity" | "outboxWorker" | "security">,
) {
  function ownCredentials() {
    if (!identity.credentials) throw new HttpError("unknown-call");
    return identity.credentials;
  }

  serve(
    api.changePassword,
    async (_, call) => {
      const { user, token, body } = call;
      const outcome = await ownCredentials().changePassword({ uid: user.uid, token, ...body }, call.origin());
      const { device } = security.settle("password changed", outcome, user.uid);
      call.setDevice(device);
      outboxWorker.wake();
      return {};
    },
    PasswordRenewal,
  );

  serve(
    api.changeEmail,
    async (_, call) => {
      const { uid } = call.user;
      security.settle("email changed", await ownCredentials().changeEmail({ uid, ...call.body }, call.origin()), uid);
      outboxWorker.wake();
      return {};
    },
    EmailChange,
  );

  serve(
    api.sendConfirmation,
    async (_, { user, origin }) => {
      orThrow(await ownCredentials().sendConfirmation(user.uid, origin()));
      outboxWorker.wake();
      return {};
    },
    Nothing,
  );

  serve(
    api.confirmEmail,
    async (_, call) => {
      security.settle("email confirmed", await ownCredentials().confirmEmail(call.body, call.origin()));
      return {};
    },
    EmailConfirmation,
  );
}
