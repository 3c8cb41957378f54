import { api } from "#contract/api.ts";
import { Exchange, NewPassword, Nothing, ResetLink, ResetRequest, SignIn, SignUp } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { orThrow } from "./refusals.ts";
import { createStartSession } from "./start-session.ts";

type AuthDeps = Pick<Deps, "identity" | "outboxWorker" | "photos" | "log" | "security">;

export function authRoutes(serve: Serve, { identity, outboxWorker, photos, log, security }: AuthDeps) {
  const startSession = createStartSession(identity);

  /**
   * Copies a photo once, so that no browser asks the provider for it. A sign-in neither waits for the copy nor fails
   * with it.
   */
  async function copyPhoto(uid: string, url: string) {
    try {
      await identity.updateUser(uid, { photo: await photos.fetchFor(uid, url) });
    } catch (error) {
      log.info("The photo of a hosted provider was not copied", { error });
    }
  }

  serve(
    api.signUp,
    async (_, call) => {
      const signedUp = security.settle("sign-up", await identity.signUp(call.body, call.origin()));
      const user = await startSession(signedUp, call);
      outboxWorker.wake();
      return user;
    },
    SignUp,
  );

  serve(
    api.signIn,
    async (_, call) => startSession(security.settle("sign-in", await identity.signIn(call.body, call.origin())), call),
    SignIn,
  );

  serve(
    api.exchange,
    async (_, call) => {
      const outcome = security.settle("sign-in", await identity.exchange(call.body, call.origin()));
      const user = await startSession(outcome, call);
      if (outcome.photoToCopy !== undefined) void copyPhoto(user.uid, outcome.photoToCopy);
      return user;
    },
    Exchange,
  );

  serve(
    api.signOut,
    async (_, { token, setToken }) => {
      if (token !== null) await identity.signOut(token);
      setToken(null);
      return {};
    },
    Nothing,
  );

  serve(
    api.requestReset,
    async (_, call) => {
      security.settle("reset asked", await identity.requestReset(call.body, call.origin()));
      outboxWorker.wake();
      return {};
    },
    ResetRequest,
  );

  serve(
    api.passkeysOfReset,
    async (_, call) => orThrow(await identity.passkeysOfReset(call.body, call.origin())),
    ResetLink,
  );

  serve(
    api.newPassword,
    async (_, call) => {
      security.settle("reset used", await identity.newPassword(call.body, call.origin()));
      call.setToken(null);
      outboxWorker.wake();
      return {};
    },
    NewPassword,
  );
}
