import { api } from "#contract/api.ts";
import { Exchange, NewPassword, Nothing, ResetRequest, SignIn, SignUp } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import type { Refusal, SignedIn } from "../identity/identity.ts";
import { orThrow } from "./refusals.ts";

export function authRoutes(serve: Serve, { identity, outboxWorker }: Pick<Deps, "identity" | "outboxWorker">) {
  /** Starts a new session for the browser and ends its previous one, whoever owned it. */
  async function startSession(
    outcome: SignedIn | Refusal,
    call: { token: string | null; setToken: (token: string) => void },
  ) {
    const { token, user } = orThrow(outcome);
    if (call.token !== null) await identity.signOut(call.token);
    call.setToken(token);
    return user;
  }

  serve(
    api.signUp,
    async (_, call) => {
      const user = await startSession(await identity.signUp(call.body, call), call);
      outboxWorker.wake();
      return user;
    },
    SignUp,
  );

  serve(api.signIn, async (_, call) => startSession(await identity.signIn(call.body, call), call), SignIn);

  serve(api.exchange, async (_, call) => startSession(await identity.exchange(call.body, call), call), Exchange);

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
      orThrow(await identity.requestReset(call.body, call));
      outboxWorker.wake();
      return {};
    },
    ResetRequest,
  );

  serve(
    api.newPassword,
    async (_, call) => {
      orThrow(await identity.newPassword(call.body, call));
      call.setToken(null);
      return {};
    },
    NewPassword,
  );
}
