import { section } from "./language.ts";

export const authSystemMessages = section({
  en: {
    title: "Authentication System Error",
    explanation: "Sign-in isn't available right now. Everything else on this site works as usual.",
    reload: "Reload Page",
    tryEmail: "Try Email Login",
  },
});
