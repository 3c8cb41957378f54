import type { QueryClient } from "@tanstack/react-query";
import { PERSON_KEY } from "../practice/person.ts";

/** Somebody signs in or out in another tab: this one asks who is there, and shows nothing of the one before. */
export function followOtherTabs(client: QueryClient) {
  addEventListener("storage", ({ key }) => {
    if (key === PERSON_KEY)
      import("./current-user.ts").then((users) => users.reloadCurrentUser(client)).catch(console.warn);
  });
}
