import type { QueryClient } from "@tanstack/react-query";
import { lazyModule } from "../boot/lazy-module.ts";
import { PERSON_KEY } from "../practice/person.ts";

const loadCurrentUser = lazyModule(() => import("./current-user.ts"));

/** Reloads the current user when somebody signs in or out in another tab, and drops what was read for the one before. */
export function followOtherTabs(client: QueryClient) {
  addEventListener("storage", ({ key }) => {
    if (key !== PERSON_KEY) return;
    loadCurrentUser()
      .then(({ reloadCurrentUser }) => reloadCurrentUser(client))
      .catch(console.warn);
  });
}
