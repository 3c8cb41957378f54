import { section } from "./language.ts";

/** Texts of a page for signed-in users while the session is unknown. */
export const guardMessages = section({
  en: {
    loading: "Loading authentication...",
    redirecting: "Redirecting to login...",
    title: "Authentication Error",
    explanation: "It cannot be found out at the moment whether you are signed in.",
    login: "Go to Login Page",
  },
});
