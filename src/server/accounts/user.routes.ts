import { api } from "#contract/api.ts";
import { PasswordProof, UserChanges } from "#contract/bodies.ts";
import type { User } from "#model/user.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";
import { saveSettings } from "../practice/settings.store.ts";
import { exportEverything } from "./export.ts";
import { orRefuse } from "./refusals.ts";

export function userRoutes(serve: Serve, { db, identity, now }: Pick<Deps, "db" | "identity" | "now">) {
  serve(
    api.updateUser,
    async (_, { user, body: { displayName, photoURL, ...settings } }) => {
      await identity.updateUser(user.uid, { displayName, photoURL });
      await saveSettings(db, user.uid, settings);
      return {
        ...user,
        displayName: displayName ?? user.displayName,
        photoURL: photoURL === undefined ? user.photoURL : photoURL,
        settings: withSettings(user, settings),
      };
    },
    UserChanges,
  );

  serve(api.exportUser, async (_, { user, setHeader }) => {
    const day = now().toISOString().slice(0, 10);
    setHeader("content-disposition", `attachment; filename="my-practice-${day}.json"`);
    return exportEverything(db, { identity, accountId: user.uid, now: now() });
  });

  serve(
    api.deleteUser,
    async (_, { user, body, address, setToken }) => {
      orRefuse(await identity.deleteUser({ uid: user.uid, password: body.password }, { address }));
      setToken(null);
      return {};
    },
    PasswordProof,
  );
}

type Settings = Omit<UserChanges, "displayName" | "photoURL">;

const withSettings = (user: User, { dayBeginsAt, showStreaks }: Settings): User["settings"] => ({
  dayBeginsAt: dayBeginsAt ?? user.settings.dayBeginsAt,
  showStreaks: showStreaks ?? user.settings.showStreaks,
});
