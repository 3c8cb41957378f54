import type { QueryClient } from "@tanstack/react-query";
import { PERSON_KEY } from "../practice/person.ts";

/** Reloads the current user when somebody signs in or out in another tab, and drops what was read for the user before. */
export function followOtherTabs(client: QueryClient) {
  addEventListener("storage", ({ key }) => {
    if (key === PERSON_KEY)
      import("./current-user.ts").then((users) => users.reloadCurrentUser(client)).catch(console.warn);
  });
}
