import { section } from "./language.ts";

export const authSystemMessages = section({
  en: {
    title: "Authentication System Error",
    explanation: "Signing in is not possible at the moment. Everything else on this site works as usual.",
    reload: "Reload Page",
    tryEmail: "Try Email Login",
  },
});
