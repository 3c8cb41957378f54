import type { QueryClient } from "@tanstack/react-query";

/** Under which the browser keeps whose practice it writes down. */
export const PERSON_KEY = "practice-of";

/** Somebody signs in or out in another tab: this one asks who is there, and shows nothing of the one before. */
export function followOtherTabs(client: QueryClient) {
  addEventListener("storage", ({ key }) => {
    if (key === PERSON_KEY)
      import("./current-user.ts").then((users) => users.reloadCurrentUser(client)).catch(console.warn);
  });
}
