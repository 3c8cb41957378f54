import { section } from "./language.ts";

/** Texts of a page for signed-in users while the session is unknown. */
export const guardMessages = section({
  en: {
    loading: "Loading authentication...",
    redirecting: "Redirecting to login...",
    title: "Authentication Error",
    explanation: "We can't check your sign-in right now. Try again when you're online.",
    login: "Go to Login Page",
  },
});
