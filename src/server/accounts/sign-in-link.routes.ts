import { api } from "#contract/api.ts";
import { SignInLink, SignInLinkRequest } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { createStartSession } from "./start-session.ts";

type LinkDeps = Pick<Deps, "identity" | "outboxWorker" | "security">;

/** Serves sign-in by a link in an email. A hosted provider refuses such links. */
export function signInLinkRoutes(serve: Serve, { identity, outboxWorker, security }: LinkDeps) {
  const startSession = createStartSession(identity);

  serve(
    api.requestSignInLink,
    async (_, call) => {
      security.settle("sign-in link asked", await identity.signInLinks.request(call.body, call.origin()));
      outboxWorker.wake();
      return {};
    },
    SignInLinkRequest,
  );

  serve(
    api.signInByLink,
    async (_, call) => {
      const outcome = await identity.signInLinks.signIn(call.body, call.origin());
      return startSession(security.settle("sign-in link used", outcome), call);
    },
    SignInLink,
  );
}
