import { api } from "#contract/api.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { deleteOtherSessions, deleteSessionById, listSessions } from "../identity/session.store.ts";

export function signedInRoutes(serve: Serve, { db, now, security }: Pick<Deps, "db" | "now" | "security">) {
  serve(api.sessions, async (_, { user, token }) => listSessions(db, user.uid, { token, now: now() }));

  serve(api.endSession, async ({ sessionId }, { user }) => {
    await deleteSessionById(db, user.uid, sessionId);
    security.note("device signed out", user.uid);
    return {};
  });

  serve(api.endOtherSessions, async (_, { user, token }) => {
    await deleteOtherSessions(db, user.uid, token);
    security.note("device signed out", user.uid);
    return {};
  });
}
