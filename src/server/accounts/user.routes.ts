import { api } from "#contract/api.ts";
import { AccountProof, UserChanges } from "#contract/bodies.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { exportsOfAccount } from "../limits/rules.ts";
import { exportEverything } from "./export.ts";

type UserDeps = Pick<Deps, "db" | "identity" | "limits" | "photos" | "security" | "now">;

export function userRoutes(serve: Serve, { db, identity, limits, photos, security, now }: UserDeps) {
  serve(
    api.updateUser,
    async (_, { user, body: { photoURL, ...changes } }) => {
      const photo = typeof photoURL === "string" ? await photos.fetchFor(user.uid, photoURL) : photoURL;
      const changed = await identity.updateUser(user.uid, { ...changes, photo });
      if (changed === null) throw new HttpError("login-required");
      return changed;
    },
    UserChanges,
  );

  serve(api.exportUser, async (_, { user, setHeader }) => {
    const seconds = await limits.consume({ rule: exportsOfAccount, subject: user.uid });
    if (seconds > 0) throw new HttpError("too-many-exports", { headers: { "retry-after": String(seconds) } });
    const day = now().toISOString().slice(0, 10);
    setHeader("content-disposition", `attachment; filename="my-practice-${day}.json"`);
    return exportEverything(db, { identity, accountId: user.uid, now: now() });
  });

  serve(
    api.deleteUser,
    async (_, call) => {
      const { uid } = call.user;
      security.settle("account deleted", await identity.deleteUser({ uid, ...call.body }, call.origin()), uid);
      call.setToken(null);
      call.setDevice(null);
      return {};
    },
    AccountProof,
  );
}
