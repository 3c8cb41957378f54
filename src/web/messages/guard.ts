import { section } from "./language.ts";

/** What a page for signed-in people says before it is known that one is. */
export const guardMessages = section({
  en: {
    loading: "Loading authentication...",
    redirecting: "Redirecting to login...",
    title: "Authentication Error",
    explanation: "It cannot be found out at the moment whether you are signed in.",
    login: "Go to Login Page",
  },
});
