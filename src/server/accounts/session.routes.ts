import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

export function sessionRoutes(serve: Serve, { identity }: Pick<Deps, "identity">) {
  serve(api.session, async (_, { findUser }) => ({ user: await findUser(), identity: identity.describe() }));
}
